package org.seichi.evaluate;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.playout.Sample;
import org.seichi.structure.Influence;

/** Measures the traits of the empty points of a position. */
@SuppressWarnings("EnumOrdinal") // traits are kept in arrays in the order of their constants
public final class PointTraits {
    private static final int STEPS = 24;
    private static final double FULL_INFLUENCE = 64;

    /** Lower bound of a walk's chance to meet a stone, by which its value is divided. */
    private static final double LEAST_MET = 0.1;

    private final Board board;
    private final Position position;
    private final double[][] values;

    private PointTraits(PositionFacts facts, Strength strength, Layers layers) {
        position = facts.position();
        board = position.board();
        values = new double[board.arrayLength()][];
        position.empty().forEach(point -> values[point] = new double[PointTrait.values().length]);
        for (Color color : Color.values()) {
            int sign = color == Color.BLACK ? 1 : -1;
            set(PointTrait.SAFE, layers.zonePoints(color, false, ZoneStatus.SAFE), sign);
            set(PointTrait.POTENTIAL, layers.zonePoints(color, false, ZoneStatus.POTENTIAL), sign);
            set(PointTrait.THREATENED, layers.zonePoints(color, false, ZoneStatus.THREATENED), sign);
            set(PointTrait.LOOSE, layers.zonePoints(color, true, ZoneStatus.POTENTIAL), sign);
            set(PointTrait.DIVIDER, layers.closed(color), sign);
            set(PointTrait.POTENTIAL_DIVIDER, layers.closable(color), sign);
            set(PointTrait.CONNECTABLE, layers.connectable(color), sign);
            distances(layers.distances(color), sign);
        }
        influence();
        walk(strength);
        sample(facts.sample());
    }

    /** Measures the empty points: their traits in the order of {@link PointTrait}, indexed by point. */
    public static double[][] of(PositionFacts facts, Strength strength, Layers layers) {
        return new PointTraits(facts, strength, layers).values;
    }

    private void set(PointTrait trait, PointSet points, double value) {
        points.forEach(point -> add(point, trait, value));
    }

    private void add(int point, PointTrait trait, double value) {
        if (values[point] != null) {
            values[point][trait.ordinal()] += value;
        }
    }

    private void distances(Distances distances, int sign) {
        for (int point = board.first(); point <= board.last(); point++) {
            int distance = distances.at(point);
            if (position.at(point) == Stones.EMPTY && distance > 0 && distance < Distances.FARTHEST) {
                values[point][PointTrait.DISTANCE_1.ordinal() + distance - 1] += sign;
            }
        }
    }

    private void influence() {
        Influence influence = Influence.bouzy(position, 5, 21);
        for (int point = board.first(); point <= board.last(); point++) {
            int value = influence.at(point);
            add(point, PointTrait.INFLUENCE, value / FULL_INFLUENCE + Integer.signum(value));
        }
    }

    private void walk(Strength strength) {
        RandomWalk walk = new RandomWalk(position, strength.worth(), STEPS);
        RandomWalk met = new RandomWalk(position, sizes(strength.worth()), STEPS);
        PointSet empty = position.empty();
        double open = (double) empty.size() / board.size();
        for (int point = empty.first(); point != Board.NO_POINT; point = empty.next(point)) {
            double value = walk.at(point);
            add(point, PointTrait.WALK, value);
            add(point, PointTrait.WALK_CUBED, value * value * value);
            double certain = value / Math.max(LEAST_MET, met.at(point));
            add(point, PointTrait.CERTAIN_WALK, certain);
            add(point, PointTrait.CERTAIN_WALK_CUBED, certain * certain * certain);
            add(point, PointTrait.OPEN_WALK, open * value);
            add(point, PointTrait.EDGE_WALK, line(point) < 2 ? value : 0);
        }
    }

    private void sample(Sample sample) {
        PointSet empty = position.empty();
        double open = (double) empty.size() / board.size();
        for (int point = empty.first(); point != Board.NO_POINT; point = empty.next(point)) {
            double value = sample.balance(point);
            add(point, PointTrait.SAMPLE, value);
            add(point, PointTrait.SAMPLE_CUBED, value * value * value);
            add(point, PointTrait.OPEN_SAMPLE, open * value);
        }
    }

    private static double[] sizes(double[] values) {
        double[] sizes = new double[values.length];
        Arrays.setAll(sizes, point -> Math.abs(values[point]));
        return sizes;
    }

    /** The number of the line, 0 at the edge. */
    private int line(int point) {
        int x = board.x(point);
        int y = board.y(point);
        return Math.min(Math.min(x, board.width() - 1 - x), Math.min(y, board.height() - 1 - y));
    }
}
