package org.seichi.record;

/** Why a record cannot be used: codes for programs that speak other languages, and what is said in English. */
public enum Refusal {
    /** Nothing but spaces. */
    EMPTY("empty", "the file is empty"),
    /** No game begins. */
    NO_GAME("no-game", "there is no game: no \"(;\""),
    /** Most of it is no text. */
    NOT_TEXT("not-text", "the file is not text"),
    /** More games than a file may hold. */
    TOO_MANY_GAMES("too-many-games", "there are more than {value} games"),
    /** More moves than any game has. */
    TOO_MANY_MOVES("too-many-moves", "the game has more than {value} moves"),
    /** More points than any record lists. */
    TOO_MANY_POINTS("too-many-points", "the record lists more than {value} points"),
    /** The size of the board cannot be read. */
    SIZE_UNREADABLE("size-unreadable", "the board size is not a number"),
    /** The board is too small or too large. */
    SIZE_OUTSIDE("size-outside", "a board of {value} is not between 1x1 and 25x25"),
    /** A record of another game. */
    OTHER_GAME("other-game", "the game is not Go but number {value} of the format");

    private final String code;
    private final String message;

    Refusal(String code, String message) {
        this.code = code;
        this.message = message;
    }

    /** Short and stable, for programs. */
    public String code() {
        return code;
    }

    /** The sentence about a value. */
    String message(String value) {
        return message.replace("{value}", value);
    }
}
