package org.seichi.record;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Warning;
import org.seichi.game.Game;

/**
 * One game of a file, not yet read: the text it stands in and where. Reading a game at a time keeps memory bounded by the
 * text, however many games there are.
 */
public final class GameRecord {
    private final int number;
    private final String text;
    private final LineCounter start;
    private final Span extent;
    private final RootScan root;
    private final List<Span> textOutside;
    private final List<Warning> ofFile;

    GameRecord(
            int number,
            String text,
            LineCounter start,
            Span extent,
            RootScan root,
            List<Span> textOutside,
            List<Warning> ofFile) {
        this.number = number;
        this.text = text;
        this.start = start;
        this.extent = extent;
        this.root = root;
        this.textOutside = textOutside;
        this.ofFile = ofFile;
    }

    /** The number of the game in its file, from 1. */
    public int number() {
        return number;
    }

    /** Line in the file where the game begins, from 1. */
    public int line() {
        return start.line();
    }

    /** Column in the file where the game begins, in characters, from 1. */
    public int column() {
        return start.column();
    }

    /**
     * Reads the game: its header and its main line, which is the first variation throughout. What was tolerated is in its
     * warnings, those about the file as a whole included.
     *
     * @throws RecordException if the game cannot be used: not Go, a board that is not 1x1 to 25x25, more than 100000 moves
     *     or a million set-up points
     */
    public Game game() throws RecordException {
        Problems problems = new Problems(text, new LineCounter(start), ofFile);
        for (Span span : textOutside) {
            problems.warn(Tolerance.TEXT_OUTSIDE, span);
        }
        Board board = root.board(text, problems);
        GameBuilder builder = new GameBuilder(board, text, problems);
        new SgfParser(text, problems, builder).parse(extent.start());
        return builder.build();
    }

    /** The board of the game. */
    Board board() throws RecordException {
        return root.board(text, new Problems(text, new LineCounter(start), List.of()));
    }

    /** The number of the last node of the main line, from 1. */
    int lastNode() {
        return root.nodes();
    }

    /** Lets a handler hear the record, without warnings. */
    void parse(SgfHandler handler) throws RecordException {
        Problems unheard = new Problems(text, new LineCounter(start), List.of());
        new SgfParser(text, unheard, handler).parse(extent.start());
    }

    /** Number of characters. */
    int length() {
        return extent.end() - extent.start();
    }

    /** The text in which the offsets that a handler hears stand. */
    String text() {
        return text;
    }
}
