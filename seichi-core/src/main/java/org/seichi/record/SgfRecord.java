package org.seichi.record;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Warning;
import org.seichi.game.Game;

/** A game in SGF. */
final class SgfRecord extends GameRecord {
    private final String text;
    private final Span extent;
    private final RootScan root;
    private final List<Span> textOutside;
    private final List<Warning> ofFile;

    SgfRecord(
            int number,
            String text,
            LineCounter start,
            Span extent,
            RootScan root,
            List<Span> textOutside,
            List<Warning> ofFile) {
        super(number, start);
        this.text = text;
        this.extent = extent;
        this.root = root;
        this.textOutside = textOutside;
        this.ofFile = ofFile;
    }

    @Override
    public Game game() throws RecordException {
        Problems problems = new Problems(text, start(), ofFile);
        for (Span span : textOutside) {
            problems.warn(Tolerance.TEXT_OUTSIDE, span);
        }
        Board board = root.board(text, problems);
        GameBuilder builder = new GameBuilder(board, text, problems);
        new SgfParser(text, problems, builder).parse(extent.start());
        return builder.build();
    }

    @Override
    SgfRecord sgf() {
        return this;
    }

    /** The board of the game. */
    Board board() throws RecordException {
        return root.board(text, new Problems(text, start(), List.of()));
    }

    /** The number of the last node of the main line, from 1. */
    int lastNode() {
        return root.nodes();
    }

    /** Parses the record with a handler, discarding warnings. */
    void parse(SgfHandler handler) throws RecordException {
        Problems unheard = new Problems(text, start(), List.of());
        new SgfParser(text, unheard, handler).parse(extent.start());
    }

    /** Length of the record in characters. */
    int length() {
        return extent.end() - extent.start();
    }

    /** The text to which the offsets reported to handlers refer. */
    String text() {
        return text;
    }
}
