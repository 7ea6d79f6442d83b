package org.seichi.move;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.evaluate.DoubleThreat;

/**
 * Proposes moves that threaten two things at once, and the same moves where the opponent threatens so (Mueller, section 5.3). The opponent
 * prevents one of them, so the least of them is sure; the largest is what he gives up if he answers wrongly.
 */
record DoubleThreatSystem(Stakes stakes) implements Subsystem {
    private static final String SOURCE = "double threat";

    @Override
    public void propose(MoveContext context, CandidateCollector collector) {
        for (DoubleThreat threat : context.evaluation().doubleThreats()) {
            boolean own = threat.player() == context.player();
            List<PointSet> things = new ArrayList<>(threat.rescued());
            things.addAll(threat.captured());
            collector.note(
                    threat.move(),
                    MotiveKind.DOUBLE_THREAT,
                    own ? "Threatens two things at once" : "Prevents a double threat",
                    SOURCE,
                    things.stream().reduce(PointSet.empty(context.board()), PointSet::union),
                    worth(context, things));
        }
    }

    private Worth worth(MoveContext context, List<PointSet> things) {
        List<Double> values =
                things.stream().map(stones -> value(context, stones)).toList();
        return new Worth(Collections.min(values), Collections.max(values));
    }

    /** Points for an unsettled group with what dies beside it, otherwise two for each stone. */
    private double value(MoveContext context, PointSet stones) {
        return stakes.of(context.groups().at(stones.first())).map(Stake::whole).orElse(2.0 * stones.size());
    }
}
