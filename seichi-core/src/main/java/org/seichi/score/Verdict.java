package org.seichi.score;

import java.util.List;
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
    /** Whether it is dead by a ko that the opponent can delay. */
    public boolean isDeadByWaitingKo() {
        return status == Status.DEAD && reasons.get(0).rule().isWaitingKo();
    }
}
