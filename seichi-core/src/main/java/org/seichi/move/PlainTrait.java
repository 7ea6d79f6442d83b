package org.seichi.move;

import org.seichi.text.Texts;

/** The kinds of what the stones alone say of a move; {@link TraitKeys} has one value of each, or several. */
public enum PlainTrait {
    /** What is on a place around it; see {@link PlacesAround}. */
    AROUND,
    /** The last move is on a place around it. */
    LAST_AROUND,
    /** The move before the last one is on a place around it. */
    SECOND_AROUND,
    /** Its line, by stage. */
    LINE,
    /** How far it is from both nearest edges, by stage. */
    PLACE,
    /** How far from the last move. */
    LAST,
    /** How far from the move before the last one, which is the player's own. */
    SECOND,
    /** How far from the move before that. */
    THIRD,
    /** How far from the last move and from the one before. */
    BOTH,
    /** How far from the last move, by stage. */
    LAST_BY_STAGE,
    /** The liberties of its chain. */
    LIBERTIES,
    /** It is beside an own chain in atari. */
    SAVES,
    /** The same for each size up to that of the chain, without what else is known of it: few chains in atari are large. */
    SAVES_SO_MANY,
    /** It is beside an own chain of two liberties. */
    OWN_OF_TWO,
    /** It is beside an own chain of three liberties. */
    OWN_OF_THREE,
    /** It takes a chain. */
    TAKES,
    /** The same for each size up to that of the chain, without what else is known of it. */
    TAKES_SO_MANY,
    /** It gives atari. */
    ATARI,
    /** It is beside a chain of the opponent of three liberties. */
    OTHER_OF_THREE,
    /** How many chains of both are beside it. */
    CHAINS,
    /** The fewest liberties of the chains beside it. */
    WEAKEST,
    /** It leaves its own chain in atari. */
    SELF_ATARI,
    /** A ko is open. */
    KO,
    /** How many stones of both are how near. */
    POWER,
    /** The same, one side's less the other's. */
    BALANCE,
    /** How far the nearest stone of each is, by line. */
    NEAREST;

    private static final PlainTrait[] ALL = values();

    /** The name in the table of weights. */
    public String label() {
        return Texts.code(this);
    }

    /** The kind with a name in the table. */
    static PlainTrait labeled(String label) {
        return valueOf(Texts.capital(label.replace('-', '_')));
    }

    /** The kind of a key. */
    public static PlainTrait of(int key) {
        return ALL[key >>> TraitKeys.BITS];
    }

    /** Whether it is one of the places around a move. */
    public boolean isPlace() {
        return compareTo(SECOND_AROUND) <= 0;
    }
}
