package org.seichi.evaluate;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.structure.Groups;

/**
 * Whose each point will be, as a number from -1 (White's) to 1 (Black's): exact where something is proven, elsewhere
 * judged. So there is no step between what is known and what is guessed: a judgment that is sure comes near to a proof.
 */
public final class Expectation {
    private static final Weights POINTS = Weights.read("point-weights.tsv", PointTrait.class);
    /** What is fitted for the board as a whole. */
    static final Weights BOARD = Weights.read("board-weights.tsv", BoardWeight.class);

    private final PositionFacts facts;
    private final Strength strength;
    private final double[] values;

    /** The given values, point by point. */
    Expectation(PositionFacts facts, Strength strength, double[] values) {
        this.facts = facts;
        this.strength = strength;
        this.values = values;
    }

    /** Judges a position. */
    static Expectation of(PositionFacts facts, Strength strength, Layers layers) {
        double[] values = strength.worth();
        double[][] traits = PointTraits.of(facts, strength, layers);
        for (int point = 0; point < values.length; point++) {
            if (traits[point] != null) {
                values[point] = 2 * POINTS.probability(traits[point]) - 1;
            }
        }
        facts.exact(Color.BLACK).forEach(point -> values[point] = 1);
        facts.exact(Color.WHITE).forEach(point -> values[point] = -1);
        return new Expectation(facts, strength, values);
    }

    /** What a point is expected to be. */
    public double at(int point) {
        return values[point];
    }

    /** By how much Black's area will be larger: the means of endgame areas, and the sum over all other points. */
    public double area() {
        PointSet known = facts.exact().valuedPoints();
        double sum = facts.exact().mean();
        for (int point = 0; point < values.length; point++) {
            sum += known.contains(point) ? 0 : values[point];
        }
        return sum;
    }

    /**
     * What it is worth to be on move, for the player to move, in points. Where an exact area is hotter than the board around
     * it, he gains there and leaves the first move elsewhere to the opponent.
     */
    public double turn() {
        return Math.max(around(), facts.exact().temperature() - around());
    }

    /** What a move gains outside of exact areas, in points: less the more of the board is known or has a stone. */
    public double around() {
        Position position = facts.position();
        PointSet open = position.empty().minus(facts.exact().valuedPoints());
        for (Color color : Color.values()) {
            open = open.minus(facts.exact(color));
        }
        return BOARD.of(BoardWeight.TURN) * open.size() / position.board().size();
    }

    /** The standard deviation of the area, in points: the contribution of groups and points that are not settled. */
    public double deviation() {
        return StrictMath.sqrt(BOARD.of(BoardWeight.GROUP_VARIANCE) * groupVariance()
                + BOARD.of(BoardWeight.POINT_VARIANCE) * pointVariance());
    }

    /** The squared stones of each group times the chances of both its fates, summed up. */
    public double groupVariance() {
        Groups groups = facts.structure().groups();
        double sum = 0;
        for (int group = 0; group < groups.count(); group++) {
            double stones = groups.stoneCount(group);
            double alive = strength.alive(group);
            sum += 4 * stones * stones * alive * (1 - alive);
        }
        return sum;
    }

    /** One less the squared expectation of each empty point, summed up. */
    public double pointVariance() {
        PointSet known = facts.exact().valuedPoints();
        PointSet empty = facts.position().empty().minus(known);
        double sum = 0;
        for (int point = empty.first(); point != Board.NO_POINT; point = empty.next(point)) {
            sum += 1 - values[point] * values[point];
        }
        return sum;
    }
}
