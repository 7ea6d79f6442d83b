package org.seichi.app.render;

import org.seichi.report.Glyph;

/** Looks of text on a terminal with 256 colors. */
public enum Paint {
    BLACK_STONE("1;38;5;16;48;5;179"),
    WHITE_STONE("1;38;5;231;48;5;179"),
    DEAD_BLACK("38;5;16;48;5;223"),
    DEAD_WHITE("38;5;231;48;5;136"),
    SEKI_BLACK("1;38;5;16;48;5;108"),
    SEKI_WHITE("1;38;5;231;48;5;108"),
    BLACK_POINT("38;5;16;48;5;136"),
    WHITE_POINT("38;5;101;48;5;223"),
    NEUTRAL("38;5;94;48;5;179"),
    TEIRE("1;38;5;160;48;5;179"),
    HEADING("1");

    private static final char ESCAPE = '\u001b';

    private static final String END = ESCAPE + "[0m";

    private final String codes;

    Paint(String codes) {
        this.codes = codes;
    }

    /** The text in this look. */
    public String on(String text) {
        return code() + text + END;
    }

    private String code() {
        return ESCAPE + "[" + codes + "m";
    }

    /** The length of the control sequence that begins or ends a look at this index in a text; 0 if there is none. */
    static int codeLength(String text, int at) {
        if (text.charAt(at) != ESCAPE) {
            return 0;
        }
        for (Paint paint : values()) {
            if (text.startsWith(paint.code(), at)) {
                return paint.code().length();
            }
        }
        return text.startsWith(END, at) ? END.length() : 0;
    }

    /** The look of a sign on the board. */
    public static Paint of(Glyph glyph) {
        return switch (glyph) {
            case BLACK, INSIDE_BLACK -> BLACK_STONE;
            case WHITE, INSIDE_WHITE -> WHITE_STONE;
            case DEAD_BLACK -> DEAD_BLACK;
            case DEAD_WHITE -> DEAD_WHITE;
            case SEKI_BLACK, OPEN_BLACK -> SEKI_BLACK;
            case SEKI_WHITE, OPEN_WHITE -> SEKI_WHITE;
            case BLACK_POINT -> BLACK_POINT;
            case WHITE_POINT -> WHITE_POINT;
            case TEIRE, KO, DIVIDER, SAFE_ZONE, SUGGESTED -> TEIRE;
            default -> NEUTRAL;
        };
    }
}
