package org.seichi.report;

/**
 * What a board shows at a point. The order is that of the legend.
 *
 * <p>The letters are ASCII, because the wider signs for stones take one column in some terminals and two in others.
 */
public enum Glyph {
    /** Black. */
    BLACK('X', "Black"),
    /** White. */
    WHITE('O', "White"),
    /** Black, dead. */
    DEAD_BLACK('x', "Black, dead"),
    /** White, dead. */
    DEAD_WHITE('o', "White, dead"),
    /** Black, in seki. */
    SEKI_BLACK('#', "Black, in seki"),
    /** White, in seki. */
    SEKI_WHITE('@', "White, in seki"),
    /** Black's territory. */
    BLACK_POINT('+', "Black's territory"),
    /** White's territory. */
    WHITE_POINT('-', "White's territory"),
    /** Must be filled. */
    TEIRE('!', "must be filled"),
    /** Open ko. */
    KO('*', "open ko"),
    /** Belongs to a seki. */
    SEKI_POINT('=', "belongs to a seki"),
    /** Dame. */
    DAME('.', "dame"),
    /** Black, open. */
    OPEN_BLACK('B', "Black, open"),
    /** White, open. */
    OPEN_WHITE('W', "White, open"),
    /** Black, in his own territory: it may be taken there. */
    INSIDE_BLACK('b', "Black, in his own territory"),
    /** White, in his own territory: it may be taken there. */
    INSIDE_WHITE('w', "White, in his own territory"),
    /** Proven to be nobody's territory. */
    NEUTRAL('=', "neutral"),
    /** Open. */
    OPEN('.', "open"),
    /** Rather Black's. */
    LEANING_BLACK('b', "rather Black's"),
    /** Rather White's. */
    LEANING_WHITE('w', "rather White's"),
    /** Divider. */
    DIVIDER('|', "divider"),
    /** Potential divider. */
    POTENTIAL_DIVIDER(':', "potential divider"),
    /** Safe zone. */
    SAFE_ZONE('s', "safe zone"),
    /** Potential zone. */
    POTENTIAL_ZONE('p', "potential zone"),
    /** Threatened zone. */
    THREATENED_ZONE('t', "threatened zone"),
    /** Near to Black. */
    NEAR_BLACK('b', "near to Black"),
    /** Near to White. */
    NEAR_WHITE('w', "near to White"),
    /** Junction. */
    JUNCTION('*', "junction"),
    /** Far away. */
    FAR('~', "far away"),
    /** Black connects. */
    CONNECTABLE_BLACK('b', "Black connects"),
    /** White connects. */
    CONNECTABLE_WHITE('w', "White connects"),
    /** Both connect. */
    CONNECTABLE_BOTH('*', "both connect"),
    /** Suggested. */
    SUGGESTED('*', "suggested"),
    /** Looked at by a proof. */
    ZONE(':', "the proof looks at");

    private final char letter;
    private final String meaning;

    Glyph(char letter, String meaning) {
        this.letter = letter;
        this.meaning = meaning;
    }

    /** The sign on the board. */
    public char letter() {
        return letter;
    }

    /** What it says, for the legend. */
    public String meaning() {
        return meaning;
    }
}
