package org.seichi.move;

import org.seichi.text.Texts;

/** Kinds of plain traits: what the stones and the last moves alone say of a move. {@link TraitKeys} has any number of values of each. */
public enum PlainTrait {
    /** The contents of a place around it; see {@link PlacesAround}. */
    AROUND,
    /** The last move is on a place around it. */
    LAST_AROUND,
    /** The move before the last one is on a place around it. */
    SECOND_AROUND,
    /** Its line, by stage of the game. */
    LINE,
    /** Its distances from the two nearest edges, by stage. */
    PLACE,
    /** Its distance from the last move. */
    LAST,
    /** Its distance from the move before the last one, which is the player's own. */
    SECOND,
    /** Its distance from the move before that. */
    THIRD,
    /** Its distances from the last move and from the one before. */
    BOTH,
    /** Its distance from the last move, by stage. */
    LAST_BY_STAGE,
    /** The liberties that its chain will have, and whether a ladder captures it. */
    LIBERTIES,
    /** It is next to an own chain in atari. */
    SAVES,
    /** The same, once for each size class up to the chain's and with fewer details: few chains in atari are large. */
    SAVES_SO_MANY,
    /** It is next to an own chain with two liberties. */
    OWN_OF_TWO,
    /** It is next to an own chain with three liberties. */
    OWN_OF_THREE,
    /** It captures a chain. */
    TAKES,
    /** The same, once for each size class up to the chain's and with fewer details. */
    TAKES_SO_MANY,
    /** It gives atari. */
    ATARI,
    /** It is next to a chain of the opponent with three liberties. */
    OTHER_OF_THREE,
    /** How many chains of each color are next to it. */
    CHAINS,
    /** The fewest liberties among adjacent chains of each color. */
    WEAKEST,
    /** It leaves its own chain in atari. */
    SELF_ATARI,
    /** Some point may not be retaken in a ko; and whether the move captures. */
    KO,
    /** The influence of each color there, which falls with the distance of its stones. */
    POWER,
    /** The difference between both influences, by stage. */
    BALANCE,
    /** The distances of the nearest stone of each color, by line. */
    NEAREST,
    /** No move is there: whose stone it is instead, if any, with the liberties and the size of its chain, and whether it was played last. */
    STONE;

    private static final PlainTrait[] ALL = values();

    /** The name in the table of weights. */
    public String label() {
        return Texts.code(this);
    }

    /** The kind with a name in the table of weights. */
    static PlainTrait labeled(String label) {
        return valueOf(Texts.uppercase(label.replace('-', '_')));
    }

    /** The kind of a key. */
    public static PlainTrait of(int key) {
        return ALL[key >>> TraitKeys.BITS];
    }

    /** Whether it describes a place around a move. */
    public boolean isPlace() {
        return compareTo(SECOND_AROUND) <= 0;
    }
}
