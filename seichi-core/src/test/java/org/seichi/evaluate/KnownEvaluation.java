package org.seichi.evaluate;

import java.util.Arrays;
import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/** An evaluation of which a test says how strong the groups are; every point is open. */
public final class KnownEvaluation {
    private KnownEvaluation() {}

    /** All groups live, but for those with stones in the set, of which nobody knows. */
    public static Evaluation of(Position position, PointSet unsettled) {
        return of(position, unsettled, PointSet.empty(position.board()));
    }

    /** The same with groups that live three times in ten. */
    public static Evaluation of(Position position, PointSet unsettled, PointSet weaker) {
        PositionFacts facts = PositionFacts.of(position, Effort.QUICK);
        double[] alive = new double[facts.structure().groups().count()];
        Arrays.fill(alive, 1);
        unsettled.forEach(stone -> alive[facts.structure().groups().at(stone)] = 0.5);
        weaker.forEach(stone -> alive[facts.structure().groups().at(stone)] = 0.3);
        Strength strength = new Strength(facts, alive);
        Layers layers = Layers.of(position, strength);
        return new Evaluation(
                facts,
                strength,
                layers,
                PointKinds.of(facts, strength, layers),
                new Expectation(facts, strength, new double[position.board().arrayLength()]),
                List.of());
    }
}
