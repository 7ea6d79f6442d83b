package org.seichi.move;

import org.seichi.board.PointSet;
import org.seichi.evaluate.DoubleThreat;

/**
 * Proposes moves that threaten two things at once, and the same moves where the opponent threatens so (Mueller, section 5.3). The opponent
 * prevents one of them, so the least of them is sure; the largest is what he gives up if he answers wrongly.
 */
record DoubleThreatSystem() implements Subsystem {
    private static final String SOURCE = "double threat";

    @Override
    public void propose(MoveContext context, CandidateCollector collector) {
        for (DoubleThreat threat : context.evaluation().doubleThreats()) {
            boolean own = threat.player() == context.player();
            collector.note(
                    threat.move(),
                    MotiveKind.DOUBLE_THREAT,
                    own ? "Threatens two things at once" : "Prevents a double threat",
                    SOURCE,
                    PointSet.unionOf(context.board(), threat.aims().stream().map(DoubleThreat.Aim::stones)),
                    new Worth(threat.least(), threat.most()));
        }
    }
}
