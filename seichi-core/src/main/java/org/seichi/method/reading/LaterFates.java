package org.seichi.method.reading;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.judge.ChainFate;
import org.seichi.judge.Evidence;
import org.seichi.judge.LifeJudge;
import org.seichi.judge.ShapeEvidence;
import org.seichi.method.reading.ending.ChangedFates;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Status;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.TranspositionTable;

/**
 * Judges life once more at the end of an ending: without their outside liberties chains may have lost their eyes, and dead stones
 * may no longer be captured. Only if a judgment from shape finds changes are games sampled and chains read, without proofs.
 *
 * @param life the fates where the record stopped
 * @param shape the judgment from shape there
 * @param means the budget, and the judge of shape
 * @param table shared by all searches of the record
 */
record LaterFates(LifeAndDeath life, ShapeEvidence shape, ReadingMeans means, TranspositionTable table)
        implements ChangedFates {
    @Override
    public PointSet in(Position later, Orientation view) {
        ShapeEvidence now = means.shape().judge(later, Trace.NONE);
        LifeAndDeath before = new LifeAndDeath(life.position(), shape.verdicts());
        PointSet byShape = changed(before, new LifeAndDeath(later, now.verdicts()), view);
        return byShape.isEmpty() ? byShape : changed(life, judged(later, now), view);
    }

    private LifeAndDeath judged(Position later, ShapeEvidence now) {
        Evidence evidence = Evidence.of(later, now, Optional.empty(), means.budget(), table);
        List<Verdict> verdicts =
                LifeJudge.judge(evidence, LifeJudge.Sekis.SEARCHED, asked -> Optional.empty()).fates().stream()
                        .map(ChainFate::verdict)
                        .toList();
        return new LifeAndDeath(later, verdicts);
    }

    private static PointSet changed(LifeAndDeath before, LifeAndDeath now, Orientation view) {
        Position then = view.seen(before.position());
        PointSet still =
                now.position().board().points().filter(point -> now.position().at(point) == then.at(point));
        PointSet.Builder changed = PointSet.builder(then.board());
        for (Status status : Status.values()) {
            changed.addAll(view.seen(before.stones(status)).intersection(still).minus(now.stones(status)));
        }
        return changed.build();
    }
}
