package org.seichi.cgt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Computes the walls of a thermograph from the scaffolds, the scores of each player who moves here at each temperature.
 *
 * <p>Where the left scaffold is above the right one, both players want to move and the scaffolds are the walls. Elsewhere
 * they wait for the environment to cool, so both walls keep the value at which the scaffolds last met below, unless moving
 * has become better than waiting for one player: then they follow his scaffold. Without kos the scaffolds meet once and the
 * value stays; kos can make them part again. If both wait even at -1, the game is an integer: the one nearest to zero between
 * the scaffolds.
 */
final class Walls {
    private final Polyline leftScaffold;
    private final Polyline rightScaffold;
    private final List<Corner> left = new ArrayList<>();
    private final List<Corner> right = new ArrayList<>();

    private Walls(Polyline leftScaffold, Polyline rightScaffold) {
        this.leftScaffold = leftScaffold;
        this.rightScaffold = rightScaffold;
    }

    /** The thermograph from two scaffolds, either of which is missing if the player has no move. */
    static Thermograph between(Optional<Polyline> left, Optional<Polyline> right) {
        Polyline leftScaffold =
                left.orElseGet(() -> outOfReach(right.map(Polyline::negate)).negate());
        Polyline rightScaffold = right.orElseGet(() -> outOfReach(left));
        return new Walls(leftScaffold, rightScaffold).raise();
    }

    /** Stands in for Right's missing scaffold: at least zero, and so high that the other scaffold at most touches it. */
    private static Polyline outOfReach(Optional<Polyline> other) {
        Rational highest = Rational.ZERO;
        for (Corner corner : other.map(Polyline::corners).orElse(List.of())) {
            highest = highest.max(corner.value());
        }
        return Polyline.constant(highest);
    }

    private Thermograph raise() {
        List<Rational> cuts = leftScaffold.cuts(rightScaffold);
        Rational waiting = addCorners(Polyline.BOTTOM, Rational.ZERO);
        for (int i = 1; i < cuts.size(); i++) {
            addBend(cuts.get(i - 1), cuts.get(i), waiting);
            waiting = addCorners(cuts.get(i), waiting);
        }
        return new Thermograph(new Polyline(left, Rational.ZERO), new Polyline(right, Rational.ZERO));
    }

    /** Adds the corners at a temperature, given the value of waiting just below; returns the value of waiting there. */
    private Rational addCorners(Rational temperature, Rational waiting) {
        Rational high = leftScaffold.at(temperature);
        Rational low = rightScaffold.at(temperature);
        boolean wait = high.compareTo(low) <= 0;
        Rational value = waiting.max(high).min(low);
        left.add(new Corner(temperature, wait ? value : high));
        right.add(new Corner(temperature, wait ? value : low));
        return value;
    }

    /** Adds the corner inside an interval, if any, where moving becomes better than waiting for a player. */
    private void addBend(Rational from, Rational to, Rational waiting) {
        if (leftScaffold.at(from).compareTo(rightScaffold.at(from)) > 0) {
            return;
        }
        for (Polyline scaffold : List.of(leftScaffold, rightScaffold)) {
            Rational before = waiting.minus(scaffold.at(from));
            Rational after = waiting.minus(scaffold.at(to));
            if (before.signum() * after.signum() < 0) {
                Rational bend = from.plus(to.minus(from).times(before.dividedBy(before.minus(after))));
                left.add(new Corner(bend, waiting));
                right.add(new Corner(bend, waiting));
            }
        }
    }
}
