package org.seichi.report;

/**
 * The symbols that a board can show at a point, in the order of the legend.
 *
 * <p>All are ASCII, because Unicode symbols for stones take one column in some terminals and two in others.
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
    /** Black, in his own territory: may still be captured there. */
    INSIDE_BLACK('b', "Black, in his own territory"),
    /** White, in his own territory: may still be captured there. */
    INSIDE_WHITE('w', "White, in his own territory"),
    /** Proven to be nobody's territory. */
    NEUTRAL('=', "neutral"),
    /** Open. */
    OPEN('.', "open"),
    /** Probably Black's. */
    LEANING_BLACK('b', "rather Black's"),
    /** Probably White's. */
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
    /** Unused zone. */
    UNUSED_ZONE('u', "unused zone"),
    /** Near to Black. */
    NEAR_BLACK('b', "near to Black"),
    /** Near to White. */
    NEAR_WHITE('w', "near to White"),
    /** Junction. */
    JUNCTION('*', "junction"),
    /** Far away. */
    FAR('~', "far away"),
    /** Black can connect here. */
    CONNECTABLE_BLACK('b', "Black connects"),
    /** White can connect here. */
    CONNECTABLE_WHITE('w', "White connects"),
    /** Both can connect here. */
    CONNECTABLE_BOTH('*', "both connect"),
    /** None of what a layer shows. */
    OTHER('.', "none of these"),
    /** Suggested move. */
    SUGGESTED('*', "suggested"),
    /** In the zone of a proof. */
    ZONE(':', "the proof looks at");

    private final char letter;
    private final String meaning;

    Glyph(char letter, String meaning) {
        this.letter = letter;
        this.meaning = meaning;
    }

    /** The character on the board. */
    public char letter() {
        return letter;
    }

    /** The meaning, for the legend. */
    public String meaning() {
        return meaning;
    }
}
