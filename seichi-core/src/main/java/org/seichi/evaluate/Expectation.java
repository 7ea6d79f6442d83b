package org.seichi.evaluate;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * Whose each point will be, from -1 (White's) to 1 (Black's), whoever is to move: exact where something is proven, elsewhere by the
 * {@link OwnerNetwork}. There is no step between the two, since a judgment that is sure comes near to a proof.
 */
public final class Expectation {
    /** From here on, or below its opposite, a point is as good as certain. */
    private static final double DECIDED = 0.9;

    private final PositionFacts facts;
    private final double[] values;

    /** Takes given values, by point. */
    Expectation(PositionFacts facts, double[] values) {
        this.facts = facts;
        this.values = values;
    }

    /** Judges a position: the mean of what is expected with either player to move. */
    static Expectation of(PositionFacts facts) {
        double[] values = OwnerNetwork.inEitherTurn(facts.position(), facts.sample());
        facts.exact(Color.BLACK).forEach(point -> values[point] = 1);
        facts.exact(Color.WHITE).forEach(point -> values[point] = -1);
        return new Expectation(facts, values);
    }

    /** The expectation of a point, -1 to 1. */
    public double at(int point) {
        return values[point];
    }

    /** By how many points Black's area will be larger: the means of endgame areas, and the sum over all other points. */
    public double area() {
        PointSet known = facts.exact().valuedPoints();
        double sum = facts.exact().mean();
        for (int point = 0; point < values.length; point++) {
            sum += known.contains(point) ? 0 : values[point];
        }
        return sum;
    }

    /**
     * The value of the turn for the player to move, in points. Where an exact area is hotter than the board around it, he gains there and
     * leaves the first move elsewhere to the opponent.
     */
    public double turn() {
        return Math.max(around(), facts.exact().temperature() - around());
    }

    /** The gain of a move outside of exact areas, in points; the fewer points are empty and not known exactly, the less, and 0 if all is decided. */
    public double around() {
        return isDecided()
                ? 0
                : BoardWeight.TURN.value()
                        * openPoints().size()
                        / facts.position().board().size();
    }

    /** Whether every point outside of valued areas is as good as certainly a player's: then the turn is worth nothing there. */
    public boolean isDecided() {
        return facts.position().board().points().minus(facts.exact().valuedPoints()).stream()
                .allMatch(point -> Math.abs(values[point]) >= DECIDED);
    }

    /** The points that are empty and not known exactly. */
    public PointSet openPoints() {
        PointSet open = facts.position().empty().minus(facts.exact().valuedPoints());
        for (Color color : Color.values()) {
            open = open.minus(facts.exact(color));
        }
        return open;
    }

    /** The sum of {@code 1 - e^2} over all empty points outside of valued areas, for points with expectation e. */
    public double variance() {
        PointSet known = facts.exact().valuedPoints();
        PointSet empty = facts.position().empty().minus(known);
        double sum = 0;
        for (int point = empty.first(); point != Board.NO_POINT; point = empty.next(point)) {
            sum += 1 - values[point] * values[point];
        }
        return sum;
    }
}
