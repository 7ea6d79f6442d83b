package org.seichi.app.render;

/**
 * What a board shows at a point. The order is that of the legend.
 *
 * <p>The letters are ASCII, because the wider signs for stones take one column in some terminals and two in others.
 */
enum Glyph {
    BLACK('X', "Black", Paint.BLACK_STONE),
    WHITE('O', "White", Paint.WHITE_STONE),
    DEAD_BLACK('x', "Black, dead", Paint.DEAD_BLACK),
    DEAD_WHITE('o', "White, dead", Paint.DEAD_WHITE),
    SEKI_BLACK('#', "Black, in seki", Paint.SEKI_BLACK),
    SEKI_WHITE('@', "White, in seki", Paint.SEKI_WHITE),
    BLACK_POINT('+', "Black's territory", Paint.BLACK_POINT),
    WHITE_POINT('-', "White's territory", Paint.WHITE_POINT),
    TEIRE('!', "must be filled", Paint.TEIRE),
    KO('*', "open ko", Paint.TEIRE),
    SEKI_POINT('=', "belongs to a seki", Paint.NEUTRAL),
    DAME('.', "dame", Paint.NEUTRAL),
    OPEN_BLACK('B', "Black, open", Paint.SEKI_BLACK),
    OPEN_WHITE('W', "White, open", Paint.SEKI_WHITE),
    OPEN('.', "open", Paint.NEUTRAL),
    LEANING_BLACK('b', "rather Black's", Paint.NEUTRAL),
    LEANING_WHITE('w', "rather White's", Paint.NEUTRAL),
    DIVIDER('|', "divider", Paint.TEIRE),
    POTENTIAL_DIVIDER(':', "potential divider", Paint.NEUTRAL),
    SAFE_ZONE('s', "safe zone", Paint.TEIRE),
    POTENTIAL_ZONE('p', "potential zone", Paint.NEUTRAL),
    THREATENED_ZONE('t', "threatened zone", Paint.NEUTRAL),
    NEAR_BLACK('b', "near to Black", Paint.NEUTRAL),
    NEAR_WHITE('w', "near to White", Paint.NEUTRAL),
    JUNCTION('*', "junction", Paint.NEUTRAL),
    FAR('~', "far away", Paint.NEUTRAL),
    CONNECTABLE_BLACK('b', "Black connects", Paint.NEUTRAL),
    CONNECTABLE_WHITE('w', "White connects", Paint.NEUTRAL),
    CONNECTABLE_BOTH('*', "both connect", Paint.NEUTRAL),
    SUGGESTED('*', "suggested", Paint.TEIRE);

    private final char letter;
    private final String meaning;
    private final Paint paint;

    Glyph(char letter, String meaning, Paint paint) {
        this.letter = letter;
        this.meaning = meaning;
        this.paint = paint;
    }

    /** The sign on the board. */
    char letter() {
        return letter;
    }

    /** What it says, for the legend. */
    String meaning() {
        return meaning;
    }

    /** Its look on a terminal. */
    Paint paint() {
        return paint;
    }
}
