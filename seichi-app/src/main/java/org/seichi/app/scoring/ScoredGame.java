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
 * @param opinion what another program says of it, if one was asked
 */
public record ScoredGame(
        ReadGame read, ScoreReport report, Optional<TraceLog> trace, Times times, Optional<EngineOpinion> opinion) {
    /** A game of which no other program has been asked. */
    public ScoredGame(ReadGame read, ScoreReport report, Optional<TraceLog> trace, Times times) {
        this(read, report, trace, times, Optional.empty());
    }

    /** The same with a second opinion beside it. */
    public ScoredGame with(EngineOpinion other) {
        return new ScoredGame(read, report, trace, times, Optional.of(other));
    }

    /** Where the game comes from. */
    public GameSource source() {
        return read.source();
    }
}
