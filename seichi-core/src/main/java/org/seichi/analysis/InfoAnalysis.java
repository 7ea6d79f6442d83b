package org.seichi.analysis;

import org.seichi.game.Game;
import org.seichi.report.RecordSummary;

/** Says what a record says and how it was read, and no more. */
public record InfoAnalysis() implements Analysis<RecordSummary> {
    @Override
    public RecordSummary replay(Game game) {
        return RecordSummary.of(game);
    }

    @Override
    public RecordSummary report(RecordSummary replayed) {
        return replayed;
    }
}
