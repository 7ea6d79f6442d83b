package org.seichi.analysis;

import org.seichi.game.Game;
import org.seichi.report.RecordSummary;

/**
 * Produces a report about a game. Every analysis has the same two steps: read the terms and replay the game, then examine the
 * position reached. Stateless.
 *
 * @param <R> the report
 */
public interface Analysis<R> {
    /** The move, the terms that override the record, and what else is wanted. */
    Options options();

    /** Replays the game to the requested position, under the terms that apply. */
    default RecordSummary replay(Game game) {
        return RecordSummary.of(game, options().terms(), options().move());
    }

    /**
     * Produces the report about a position.
     *
     * @throws UnusableException if the options do not fit it
     */
    R report(RecordSummary replayed) throws UnusableException;

    /**
     * The same with a clock, for reports that include how long their steps took.
     *
     * @throws UnusableException if the options do not fit it
     */
    default R report(RecordSummary replayed, Watch watch) throws UnusableException {
        return report(replayed);
    }

    /**
     * Replays a game and produces the report about it.
     *
     * @param watch measures how long both steps take
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
