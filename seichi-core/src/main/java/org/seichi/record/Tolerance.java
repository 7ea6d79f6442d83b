package org.seichi.record;

import org.seichi.board.Warning;

/** The errors that a reader tolerates, and how it reads them. Each has a row in {@code docs/record-tolerance.md}. */
enum Tolerance {
    CHARSET_MISSING("charset-missing", "no CA"),
    CHARSET_UNKNOWN("charset-unknown", "CA names no character set that can be used here"),
    CHARSET_WRONG("charset-wrong", "CA does not fit the text"),
    CHARSET_MALFORMED("charset-malformed", "some bytes are not text and are shown as U+FFFD"),
    NUL("nul", "NUL characters are read as spaces"),
    TEXT_OUTSIDE("text-outside", "text outside of a game is skipped"),
    TEXT_STRAY("text-stray", "text between properties is skipped"),
    NODE_UNMARKED("node-unmarked", "a node begins without ';'"),
    NODE_AFTER_VARIATION("node-after-variation", "a node after a variation is read as another variation"),
    NAME_SMALL("name-small", "a property name in lower case is read as in capitals"),
    VALUE_UNNAMED("value-unnamed", "a value without a property is skipped"),
    VALUE_OPEN("value-open", "a value is not closed and ends with the file"),
    MOVE_OPEN("move-open", "the value of a move is not closed and ends before the next node"),
    GAME_OPEN("game-open", "the game is not closed and ends with the file"),
    FORMAT_UNKNOWN("format-unknown", "FF is not 1 to 4; read as 4"),
    TYPE_UNREADABLE("type-unreadable", "GM is not a number; read as Go"),
    SIZE_MISSING("size-missing", "SZ is missing or empty: 19x19 is assumed"),
    SIZE_SPELLING("size-spelling", "SZ is not written as 19 or 19:13"),
    PROPERTY_REPEATED("property-repeated", "a property that takes one value has another one, which is skipped"),
    PROPERTY_LATE("property-late", "a property of the whole game comes after the first node"),
    POINT_CAPITALS("point-capitals", "a point in capitals is read as in lower case"),
    POINT_BOARD_NAME("point-board-name", "a point is written by its name on the board"),
    POINT_OFF_BOARD("point-off-board", "a point that is not on the board is skipped"),
    POINT_UNREADABLE("point-unreadable", "a value that is not a point is skipped"),
    MOVE_OFF_BOARD("move-off-board", "a move that is not on the board is read as a pass"),
    MOVE_UNREADABLE("move-unreadable", "a move that is not a point is skipped"),
    MOVES_IN_NODE("moves-in-node", "a node has several moves; read in the order in which they are written"),
    SETUP_WITH_MOVE("setup-with-move", "a node has both setup and a move; the setup is read first"),
    SETUP_CONFLICT("setup-conflict", "a point is set up twice in a node; the last one counts"),
    TURN_UNREADABLE("turn-unreadable", "PL names no player and is skipped"),
    LINE_UNKNOWN("line-unknown", "an unknown line is skipped"),
    SKIP_READ_AS_PASS("skip-pass", "SKI is read as a pass"),
    HANDICAP_UNKNOWN("handicap-unknown", "the format has no such handicap; no stones are put on the board"),
    HANDICAP_CORNER("handicap-corner", "the third handicap stone is read as standing in the upper left corner"),
    KOMI_WHOLE("komi-whole", "the format has whole points; half a point is added to the komi of an even game"),
    MORE("more-warnings", "there are more warnings of the same kinds");

    private final String code;
    private final String message;

    Tolerance(String code, String message) {
        this.code = code;
        this.message = message;
    }

    /** The code of the warning. */
    String code() {
        return code;
    }

    /** A warning about the file or game as a whole, with a detail appended. */
    Warning ofFile(String detail) {
        return Warning.of(code, message + detail);
    }

    /** A warning about a place, with a detail appended. */
    Warning at(int line, int column, String detail) {
        return new Warning(code, line, column, message + detail);
    }
}
