package org.seichi.analysis;

import org.seichi.game.Game;
import org.seichi.report.RecordSummary;

/**
 * Works out a report about a game. Every analysis goes the same way: the terms are read and the game is replayed, then the
 * position is looked at. Stateless.
 *
 * @param <R> the report
 */
public interface Analysis<R> {
    /** The game, replayed to the position that is meant, under the terms that hold. */
    RecordSummary replay(Game game);

    /**
     * The report about a position.
     *
     * @throws UnusableException if the options do not fit it
     */
    R report(RecordSummary replayed) throws UnusableException;

    /**
     * The same with a clock for those reports that tell how long their steps took.
     *
     * @throws UnusableException if the options do not fit it
     */
    default R report(RecordSummary replayed, Watch watch) throws UnusableException {
        return report(replayed);
    }

    /**
     * The report about a game.
     *
     * @param watch takes the times
     * @throws UnusableException if the options do not fit it
     */
    default Result<R> of(ReadGame game, Watch watch) throws UnusableException {
        long start = watch.nanos();
        RecordSummary replayed = replay(game.game());
        long middle = watch.nanos();
        R report = report(replayed, watch);
        return new Result<>(game, report, watch.times(game.nanos() + middle - start, watch.nanos() - middle));
    }
}
