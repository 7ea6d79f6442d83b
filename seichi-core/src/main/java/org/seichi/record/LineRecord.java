package org.seichi.record;

import java.util.List;
import org.seichi.board.Warning;
import org.seichi.game.Game;

/** A game in a line-based format; a file holds one game. */
final class LineRecord extends GameRecord {
    private final String text;
    private final LineFormat format;
    private final List<Warning> ofFile;

    LineRecord(String text, LineFormat format, List<Warning> ofFile) {
        super(1, new LineCounter(text));
        this.text = text;
        this.format = format;
        this.ofFile = ofFile;
    }

    @Override
    public Game game() throws RecordException {
        return format.read(text, new Problems(text, start(), ofFile));
    }

    @Override
    SgfRecord sgf() throws RecordException {
        return SgfReader.read(format.sgf(text, game())).records().get(0).sgf();
    }
}
