package org.seichi.score;

import org.seichi.text.Texts;

/** The kinds of things that a person is asked to check, each with the sentence shown to the user. */
public enum FlagKind {
    /** There is hardly a stone on the board. */
    HARDLY_PLAYED("Hardly anything was played: %s on %s. The score says nothing about a game."),
    /** The game is plainly not over. */
    NOT_FINISHED(
            "The game is not over: in random playouts %s % of the points go sometimes to one player, sometimes to the other."
                    + " The score is an estimate."),
    /** Chains whose fate is uncertain. */
    LIFE_DOUBTFUL("It is uncertain whether [this stone lives|these stones live]."),
    /** Stones in doubt that are taken if the opponent wins a ko, and saved if their owner does. */
    LIFE_BY_KO("Whether [this stone lives|these stones live] depends on a ko."),
    /** Stones whose life depends on who moves first. */
    UNSETTLED_GROUP("Whoever moves first decides. %s"),
    /** A group whose fate the method decided but is uncertain of. */
    FATE_DOUBTFUL("%s"),
    /** Territories that are not closed. */
    OPEN_BORDER("The border between the territories is not sealed.%s"),
    /** A seki that was judged from its shape. */
    SEKI_JUDGED("A seki was judged from its shape."),
    /** Stones were found to stand in seki. */
    SEKI_FOUND("Stones stand in seki."),
    /** A ko that is still open. */
    OPEN_KO("A ko is still open."),
    /** Stones are dead only through a ko that must be fought, and their owner has ko threats that cannot be removed. */
    KO_THREATS_STAY("%s"),
    /** The budget for searching was used up. */
    BUDGET_ENDED("The search budget ended before everything was read; a larger one reads more."),
    /** The players must fill points of their own before they count. */
    FILLS_NEEDED(
            "As far as reading shows, [this point must be filled by its owner|these points must be filled by their owners]"
                    + " before the count."),
    /** Neutral points count, and who gets the last one depends on how many points must be filled. */
    LAST_NEUTRAL(
            "Who gets the last neutral point depends on [whether this point|how many of these points] must be filled."),
    /** Two ways of playing the ending fill different points. */
    ENDING_DOUBTFUL("Which points must be filled is doubtful: two ways of reading the ending differ."),
    /** Stones judged alive could be captured, or dead ones could live, once the ending is played out. */
    ENDING_LOSES_STONES("In the ending as it was played out here, [this stone could be captured, or come back"
            + "|these stones could be captured, or dead ones come back]."),
    /** What is gained and filled changes with the player to move, and with it the score by territory. */
    TURN_MATTERS(
            "What is gained here, or must be filled, depends on who makes the next move: the record may end too early."),
    /** A territory needs a protective move once the outside liberties are filled. */
    TERRITORY_RAIDED(
            "Once the outside liberties are filled, [this territory needs|these territories need] a protective move."),
    /** A player moves twice in a row in the record. */
    TURN_SKIPPED("Move %s is by the player who made the one before: a move may be missing, and with it a stone."),
    /** Many neutral points are open. */
    NEUTRAL_OPEN("%s neutral points are open: the moves that they force were played out.");

    private final String sentence;

    FlagKind(String sentence) {
        this.sentence = sentence;
    }

    /** A short, stable code for programs: {@code "open-border"}. */
    public String code() {
        return Texts.code(this);
    }

    /** Whether this flag means that more than neutral points remains to be played. */
    public boolean concernsOpenPlay() {
        return this == OPEN_BORDER || this == TURN_MATTERS;
    }

    /** The sentence for the user about a number of stones or points, with the given words filled in. */
    String sentence(int points, Object... words) {
        return Wording.filled(Wording.of(points, sentence), words);
    }
}
