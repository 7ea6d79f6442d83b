package org.seichi.record;

import org.seichi.game.Game;

/**
 * A game located in a file but not yet read: the text and its place in it. Reading one game at a time keeps memory bounded by
 * the text, however many games there are.
 */
public abstract sealed class GameRecord permits SgfRecord, LineRecord {
    private final int number;
    private final LineCounter start;

    GameRecord(int number, LineCounter start) {
        this.number = number;
        this.start = start;
    }

    /** The number of the game in its file, from 1. */
    public final int number() {
        return number;
    }

    /** Line in the file where the game begins, from 1. */
    public final int line() {
        return start.line();
    }

    /** Column in the file where the game begins, in characters, from 1. */
    public final int column() {
        return start.column();
    }

    /** A new counter, positioned where the game begins. */
    final LineCounter start() {
        return new LineCounter(start);
    }

    /**
     * Reads the game: its header and its main line, which is the first variation throughout. Its warnings list what was
     * tolerated, including those about the file as a whole.
     *
     * @throws RecordException if the game cannot be used: not Go, a board that is not 1x1 to 25x25, more than 100000 moves
     *     or a million set-up points
     */
    public abstract Game game() throws RecordException;

    /**
     * The record as SGF: itself, or a conversion from another format.
     *
     * @throws RecordException if the game cannot be used
     */
    abstract SgfRecord sgf() throws RecordException;
}
