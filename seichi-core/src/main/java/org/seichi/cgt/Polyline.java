package org.seichi.cgt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A continuous, piecewise linear function of the temperature, from -1 up. Equal functions are equal objects.
 *
 * @param corners where the slope changes, by rising temperature and without redundant ones; the first at temperature -1
 * @param lastSlope slope above the last corner, in points per degree
 */
public record Polyline(List<Corner> corners, Rational lastSlope) {
    /** The lowest temperature: below it, even moves in integers would gain. */
    public static final Rational BOTTOM = Rational.of(-1);

    /**
     * Removes corners at which the slope does not change.
     *
     * @throws IllegalArgumentException if the corners do not begin at -1 or do not rise
     */
    public Polyline {
        if (corners.isEmpty() || !corners.get(0).temperature().equals(BOTTOM)) {
            throw new IllegalArgumentException("does not begin at -1");
        }
        for (int i = 1; i < corners.size(); i++) {
            if (corners.get(i - 1).temperature().compareTo(corners.get(i).temperature()) >= 0) {
                throw new IllegalArgumentException("does not rise at corner " + i);
            }
        }
        corners = withoutStraight(corners, lastSlope);
    }

    /** A function with the same value at every temperature: a mast. */
    public static Polyline constant(Rational value) {
        return new Polyline(List.of(new Corner(BOTTOM, value)), Rational.ZERO);
    }

    /** The value at a temperature of at least -1. */
    public Rational at(Rational temperature) {
        int i = piece(temperature);
        Corner corner = corners.get(i);
        return corner.value().plus(slope(corners, i, lastSlope).times(temperature.minus(corner.temperature())));
    }

    /** The number of the last corner that is not above a temperature. */
    private int piece(Rational temperature) {
        int i = corners.size() - 1;
        while (corners.get(i).temperature().compareTo(temperature) > 0) {
            i--;
        }
        return i;
    }

    /** The last corner, above which the slope is constant. */
    public Corner top() {
        return corners.get(corners.size() - 1);
    }

    /** The line with a multiple of the temperature added. */
    public Polyline tilt(int degrees) {
        Rational slope = Rational.of(degrees);
        return mapped(c -> c.value().plus(slope.times(c.temperature())), lastSlope.plus(slope));
    }

    /** The line with a number added to all values. */
    public Polyline plus(Rational number) {
        return mapped(c -> c.value().plus(number), lastSlope);
    }

    /** The line with all values negated. */
    public Polyline negate() {
        return mapped(c -> c.value().negate(), lastSlope.negate());
    }

    private Polyline mapped(Function<Corner, Rational> value, Rational slope) {
        return new Polyline(
                corners.stream()
                        .map(c -> new Corner(c.temperature(), value.apply(c)))
                        .toList(),
                slope);
    }

    /** The greater value of both lines at every temperature. */
    public Polyline max(Polyline other) {
        return combine(other, Rational::max);
    }

    /** The smaller value of both lines at every temperature. */
    public Polyline min(Polyline other) {
        return combine(other, Rational::min);
    }

    /** The temperatures at which a line bends or the lines cross, in ascending order; between them both are straight. */
    List<Rational> cuts(Polyline other) {
        TreeSet<Rational> bends = new TreeSet<>();
        corners.forEach(corner -> bends.add(corner.temperature()));
        other.corners.forEach(corner -> bends.add(corner.temperature()));
        TreeSet<Rational> cuts = new TreeSet<>(bends);
        for (Rational from : bends) {
            crossing(other, from, Optional.ofNullable(bends.higher(from))).ifPresent(cuts::add);
        }
        return List.copyOf(cuts);
    }

    /** Where both lines, which are straight from a temperature to the limit, cross; empty if they do not before the limit. */
    private Optional<Rational> crossing(Polyline other, Rational from, Optional<Rational> limit) {
        Rational gap = at(from).minus(other.at(from));
        Rational closing =
                slope(other.corners, other.piece(from), other.lastSlope).minus(slope(corners, piece(from), lastSlope));
        if (gap.signum() * closing.signum() <= 0) {
            return Optional.empty();
        }
        Rational crossing = from.plus(gap.dividedBy(closing));
        return Optional.of(crossing).filter(c -> limit.isEmpty() || c.compareTo(limit.get()) < 0);
    }

    private Polyline combine(Polyline other, BinaryOperator<Rational> choice) {
        List<Corner> combined = new ArrayList<>();
        for (Rational cut : cuts(other)) {
            combined.add(new Corner(cut, choice.apply(at(cut), other.at(cut))));
        }
        Corner top = combined.get(combined.size() - 1);
        Rational above = top.temperature().plus(Rational.ONE);
        return new Polyline(combined, choice.apply(at(above), other.at(above)).minus(top.value()));
    }

    /** The slope of a piece. */
    static Rational slope(List<Corner> corners, int i, Rational lastSlope) {
        if (i == corners.size() - 1) {
            return lastSlope;
        }
        Corner from = corners.get(i);
        Corner to = corners.get(i + 1);
        return to.value().minus(from.value()).dividedBy(to.temperature().minus(from.temperature()));
    }

    private static List<Corner> withoutStraight(List<Corner> corners, Rational lastSlope) {
        List<Corner> kept = new ArrayList<>();
        kept.add(corners.get(0));
        for (int i = 1; i < corners.size(); i++) {
            if (!slope(corners, i - 1, lastSlope).equals(slope(corners, i, lastSlope))) {
                kept.add(corners.get(i));
            }
        }
        return List.copyOf(kept);
    }

    /** The corners, as in "3@-1 1@1". */
    @Override
    public String toString() {
        return corners.stream().map(Corner::toString).collect(Collectors.joining(" "));
    }
}
