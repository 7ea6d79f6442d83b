package org.seichi.app.errors;

/** Why the score of a game is wrong, as far as that can be found without a person. */
public enum Cause {
    /** All other programs agree on a score, and it is not the recorded one. */
    LABEL("label suspect", "All other programs have the same score, and it is not the recorded one."),
    /** Stones that are seki for one and dead for the other, or a seki without which the count is right. */
    SEKI("seki", "A seki: counted otherwise, the score is the recorded one, or others call stones of it dead."),
    /** Dead stones of both colors differ, side by side. */
    RACE("race", "Neighboring chains of both colors are dead for one and alive for the other."),
    /** Dead stones differ. */
    LIFE("life", "Other stones are dead than the marks, or the programs, say."),
    /** The score is right if a ko falls to the other player, or stays as it is. */
    KO("ko", "The score is the recorded one if an open ko goes to the other player, or stays open."),
    /** The territories are not closed. */
    BORDER("border", "The border between the territories is not sealed."),
    /** Area rules: off by a point or two where neutral points were left. */
    LAST_DAME("last dame", "Area rules: who gets the last neutral point."),
    /** Too few protective moves explain the error. */
    TEIRE_MISSED("teire missed", "A protective move is missing: it would make the score the recorded one."),
    /** Too many protective moves explain the error. */
    TEIRE_TOO_MANY("teire too many", "Without one of the protective moves the score would be the recorded one."),
    /** One too many of one player, or one too few of the other. */
    TEIRE("teire, one or other", "One protective move too many, or one missing on the other side."),
    /** None of these. */
    UNCLEAR("unclear", "None of the usual causes explains it, or the other programs differ."),
    /** The game could not be scored. */
    FAILED("failed", "The game could not be scored.");

    private final String title;
    private final String sentence;

    Cause(String title, String sentence) {
        this.title = title;
        this.sentence = sentence;
    }

    /** Two words for tables. */
    public String title() {
        return title;
    }

    /** One sentence for people. */
    public String sentence() {
        return sentence;
    }
}
