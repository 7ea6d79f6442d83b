package org.seichi.app.scoring;

import java.util.Optional;
import org.seichi.report.ScoreReport;
import org.seichi.report.TraceLog;

/**
 * A game and its score.
 *
 * @param read the game as read, whatever part of it was scored
 * @param report the score
 * @param trace what the method said on the way, if that was asked for
 * @param times how long it took
 */
public record ScoredGame(ReadGame read, ScoreReport report, Optional<TraceLog> trace, Times times) {
    /** Where the game comes from. */
    public GameSource source() {
        return read.source();
    }
}
