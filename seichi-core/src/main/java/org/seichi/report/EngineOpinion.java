package org.seichi.report;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The result that another engine gives for a game.
 *
 * @param engine its name, as it reports it
 * @param margin half-points by which Black is ahead, negative if White is; empty if it gave no score
 * @param dead points of the stones that it considers dead, from top left to bottom right
 * @param failure why there is no score, in one sentence without a full stop
 * @param nanos nanoseconds that it took
 */
public record EngineOpinion(
        String engine, OptionalInt margin, List<Integer> dead, Optional<String> failure, long nanos) {
    /** The opinion of an engine that failed. */
    public static EngineOpinion none(String engine, String failure, long nanos) {
        return new EngineOpinion(engine, OptionalInt.empty(), List.of(), Optional.of(failure), nanos);
    }
}
