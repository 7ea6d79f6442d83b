package org.seichi.evaluate;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/** An evaluation of which a test says how strong the groups are; every point is open. */
public final class KnownEvaluation {
    private KnownEvaluation() {}

    /** All groups live, but for those with stones in the set, of which nobody knows. */
    public static Evaluation of(Position position, PointSet unsettled) {
        return of(position, unsettled, 0.5);
    }

    /** All groups live, but for those with stones in the set, which live with a chance. */
    public static Evaluation of(Position position, PointSet stones, double chance) {
        return of(position, Map.of(stones, chance));
    }

    /** All groups live, but for those with stones in a set, which live with its chance. */
    public static Evaluation of(Position position, Map<PointSet, Double> chances) {
        PositionFacts facts = PositionFacts.of(position, Effort.QUICK);
        double[] alive = new double[facts.structure().groups().count()];
        Arrays.fill(alive, 1);
        chances.forEach((stones, chance) ->
                stones.forEach(stone -> alive[facts.structure().groups().at(stone)] = chance));
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
