package org.seichi.app.errors;

/** The likely cause of a wrong score, as far as it can be found automatically. */
public enum Cause {
    /** At least two other programs answered, all with the same score, and not the recorded one. */
    LABEL("label suspect", "All other programs have the same score, and it is not the recorded one."),
    /** Stones assessed as seki are dead in the reference, or the count would be right if the stones in seki were alive. */
    SEKI("seki", "A seki: counted otherwise, the score is the recorded one, or others call stones of it dead."),
    /** Dead stones differ from the reference in both colors, next to each other: a capturing race. */
    RACE("race", "Neighboring chains of both colors are dead for one and alive for the other."),
    /** Dead stones differ from the reference. */
    LIFE("life", "Other stones are dead than the marks, or the programs, say."),
    /** The score would be right if an open ko went to the other player or stayed open. */
    KO("ko", "The score is the recorded one if an open ko goes to the other player, or stays open."),
    /** The territories are not closed. */
    BORDER("border", "The border between the territories is not sealed."),
    /** Area rules: a small error where the game stopped before the neutral points were filled. */
    LAST_DAME("last dame", "Area rules: who gets the last neutral point."),
    /** Missing protective moves would explain the error. */
    TEIRE_MISSED("teire missed", "A protective move is missing: it would make the score the recorded one."),
    /** Superfluous protective moves would explain the error. */
    TEIRE_TOO_MANY("teire too many", "Without one of the protective moves the score would be the recorded one."),
    /** Superfluous protective moves of one player, or missing ones of the other. */
    TEIRE("teire, one or other", "One protective move too many, or one missing on the other side."),
    /** None of these, or the other programs disagree. */
    UNCLEAR("unclear", "None of the usual causes explains it, or the other programs differ.");

    private final String title;
    private final String sentence;

    Cause(String title, String sentence) {
        this.title = title;
        this.sentence = sentence;
    }

    /** A short title for tables. */
    public String title() {
        return title;
    }

    /** A sentence for the user. */
    public String sentence() {
        return sentence;
    }
}
