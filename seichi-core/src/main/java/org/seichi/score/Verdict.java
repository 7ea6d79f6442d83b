package org.seichi.score;

import java.util.List;
import java.util.stream.IntStream;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * The fate of one chain, and why.
 *
 * @param stones the stones of the chain
 * @param color their color
 * @param status whether they are alive, dead, in seki or unsettled
 * @param certainty how the status was found
 * @param reasons the reasons, the decisive one first
 */
public record Verdict(PointSet stones, Color color, Status status, Certainty certainty, List<Reason> reasons) {
    /** The same verdict with another status. */
    public Verdict with(Status other) {
        return new Verdict(stones, color, other, certainty, reasons);
    }

    /** The same verdict with other reasons. */
    public Verdict with(List<Reason> others) {
        return new Verdict(stones, color, status, certainty, List.copyOf(others));
    }

    /** The same verdict without the reasons that state another status; the decisive reason stays. */
    public Verdict withoutOverruled() {
        return with(IntStream.range(0, reasons.size())
                .filter(index -> index == 0 || !reasons.get(index).rule().contradicts(status))
                .mapToObj(reasons::get)
                .toList());
    }

    /** Whether the chain is dead by a ko that the opponent can delay. */
    public boolean isDeadByWaitingKo() {
        return status == Status.DEAD && reasons.get(0).rule().isWaitingKo();
    }
}
