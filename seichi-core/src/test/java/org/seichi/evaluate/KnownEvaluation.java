package org.seichi.evaluate;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/** Builds evaluations in which a test sets the strength of the groups; every point is open. */
public final class KnownEvaluation {
    private KnownEvaluation() {}

    /** An evaluation in which groups with stones in the set live with chance 0.5, and all others certainly. */
    public static Evaluation of(Position position, PointSet unsettled) {
        return of(position, unsettled, 0.5);
    }

    /** An evaluation in which groups with stones in the set live with the given chance, and all others certainly. */
    public static Evaluation of(Position position, PointSet stones, double chance) {
        return of(position, Map.of(stones, chance));
    }

    /** An evaluation in which groups with stones in one of the sets live with its chance, and all others certainly. */
    public static Evaluation of(Position position, Map<PointSet, Double> chances) {
        return of(position, chances, Map.of());
    }

    /** An evaluation with the given expectations of points, from -1 (White's) to 1 (Black's), in which all groups live. */
    public static Evaluation expecting(Position position, Map<Integer, Double> expected) {
        return of(position, Map.of(), expected);
    }

    private static Evaluation of(Position position, Map<PointSet, Double> chances, Map<Integer, Double> expected) {
        PositionFacts facts = PositionFacts.of(position, Effort.QUICK);
        double[] alive = new double[facts.structure().groups().count()];
        Arrays.fill(alive, 1);
        chances.forEach((stones, chance) ->
                stones.forEach(stone -> alive[facts.structure().groups().at(stone)] = chance));
        double[] values = new double[position.board().arrayLength()];
        expected.forEach((point, value) -> values[point] = value);
        Strength strength = new Strength(facts, alive);
        Layers layers = Layers.of(position, strength);
        return new Evaluation(
                facts,
                new Expectation(facts, values),
                strength,
                layers,
                new PointKinds(facts, strength, layers),
                List.of());
    }
}
