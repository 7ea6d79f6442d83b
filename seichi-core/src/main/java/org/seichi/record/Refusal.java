package org.seichi.record;

import org.seichi.text.Texts;

/** The reasons why a record cannot be used, each with a code for programs (which may translate it) and a message in English. */
public enum Refusal {
    /** The file is empty or white space. */
    EMPTY("the file is empty"),
    /** There is no start of a game. */
    NO_GAME("there is no game: no \"(;\""),
    /** The file is an archive, or compressed. */
    COMPRESSED("the file is compressed: a record has to be unpacked first"),
    /** Too much of what comes before the first game is not text. */
    NOT_TEXT("the file is not text"),
    /** The file has too many games. */
    TOO_MANY_GAMES("there are more than {value} games"),
    /** The game has too many moves. */
    TOO_MANY_MOVES("the game has more than {value} moves"),
    /** The record lists too many points. */
    TOO_MANY_POINTS("the record lists more than {value} points"),
    /** The size of the board cannot be read. */
    SIZE_UNREADABLE("the board size is neither one whole number nor two, as in 19 or 19:13"),
    /** The board is too small or too large. */
    SIZE_OUTSIDE("a board of {value} is not between 1x1 and 25x25"),
    /** The rows of a board in letters are not equally long. */
    ROW_UNEVEN("the row of the board has {value} points, and the first one has another number"),
    /** A letter in a board in letters stands for nothing. */
    LETTER_UNKNOWN("{value} stands for no point of a board"),
    /** The record is of another game than Go. */
    OTHER_GAME("the game is not Go but number {value} of the format");

    private final String message;

    Refusal(String message) {
        this.message = message;
    }

    /** A short, stable code for programs. */
    public String code() {
        return Texts.code(this);
    }

    /** The message, with the value filled in. */
    String message(String value) {
        return message.replace("{value}", value);
    }
}
