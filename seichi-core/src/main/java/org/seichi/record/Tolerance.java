package org.seichi.record;

import org.seichi.board.Warning;
import org.seichi.text.Texts;

/** The errors that a reader tolerates, and how it reads them. Each has a row in {@code docs/record-tolerance.md}. */
enum Tolerance {
    CHARSET_MISSING("no CA"),
    CHARSET_UNKNOWN("CA names no character set that can be used here"),
    CHARSET_WRONG("CA does not fit the text"),
    CHARSET_MALFORMED("some bytes are not text and are shown as U+FFFD"),
    NUL("NUL characters are read as spaces"),
    TEXT_OUTSIDE("text outside of a game is skipped"),
    TEXT_STRAY("text between properties is skipped"),
    NODE_UNMARKED("a node begins without ';'"),
    NODE_AFTER_VARIATION("a node after a variation is read as another variation"),
    NAME_SMALL("a property name in lower case is read as in capitals"),
    VALUE_UNNAMED("a value without a property is skipped"),
    VALUE_OPEN("a value is not closed and ends with the file"),
    MOVE_OPEN("the value of a move is not closed and ends before the next node"),
    GAME_OPEN("the game is not closed and ends with the file"),
    FORMAT_UNKNOWN("FF is not 1 to 4; read as 4"),
    TYPE_UNREADABLE("GM is not a number; read as Go"),
    SIZE_MISSING("SZ is missing or empty: 19x19 is assumed"),
    SIZE_SPELLING("SZ is not written as 19 or 19:13"),
    PROPERTY_REPEATED("a property that takes one value has another one, which is skipped"),
    PROPERTY_LATE("a property of the whole game comes after the first node"),
    POINT_CAPITALS("a point in capitals is read as in lower case"),
    POINT_BOARD_NAME("a point is written by its name on the board"),
    POINT_OFF_BOARD("a point that is not on the board is skipped"),
    POINT_UNREADABLE("a value that is not a point is skipped"),
    MOVE_OFF_BOARD("a move that is not on the board is read as a pass"),
    MOVE_UNREADABLE("a move that is not a point is skipped"),
    MOVES_IN_NODE("a node has several moves; read in the order in which they are written"),
    SETUP_WITH_MOVE("a node has both setup and a move; the setup is read first"),
    SETUP_CONFLICT("a point is set up twice in a node; the last one counts"),
    TURN_UNREADABLE("PL names no player and is skipped"),
    LINE_UNKNOWN("an unknown line is skipped"),
    SKIP_PASS("SKI is read as a pass"),
    HANDICAP_UNKNOWN("the format has no such handicap; no stones are put on the board"),
    HANDICAP_CORNER("the third handicap stone is read as standing in the upper left corner"),
    KOMI_WHOLE("the format has whole points; half a point is added to the komi of an even game"),
    MORE_WARNINGS("there are more warnings of the same kinds");

    private final String message;

    Tolerance(String message) {
        this.message = message;
    }

    /** The code of the warning. */
    String code() {
        return Texts.code(this);
    }

    /** A warning about the file or game as a whole, with a detail appended. */
    Warning ofFile(String detail) {
        return Warning.of(code(), message + detail);
    }

    /** A warning about a place, with a detail appended. */
    Warning at(int line, int column, String detail) {
        return new Warning(code(), line, column, message + detail);
    }
}
