package org.seichi.cgt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Raises the walls of a thermograph on the scaffolds: what each player gets who moves here at each temperature.
 *
 * <p>Where moving is better for both than not moving, the scaffolds are the walls. Else the players wait for the surroundings
 * to cool, so the value is the one where the scaffolds last met below, unless waiting has become worse for one of them than
 * to move: then it follows his scaffold. Without kos the scaffolds meet once, and the value stays; kos can make them
 * part again. Where they do not meet even at -1 the game is an integer, the one nearest to zero that lies between them.
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

    /** The thermograph on two scaffolds; a player without a move has none. */
    static Thermograph between(Optional<Polyline> left, Optional<Polyline> right) {
        Polyline leftScaffold =
                left.orElseGet(() -> outOfReach(right.map(Polyline::negate)).negate());
        Polyline rightScaffold = right.orElseGet(() -> outOfReach(left));
        return new Walls(leftScaffold, rightScaffold).raise();
    }

    /** So high, and above zero, that the other scaffold can at most touch it: nothing is decided by it. */
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

    /** Adds the corners at a temperature, given what waiting was worth below it; returns what it is worth there. */
    private Rational addCorners(Rational temperature, Rational waiting) {
        Rational high = leftScaffold.at(temperature);
        Rational low = rightScaffold.at(temperature);
        boolean wait = high.compareTo(low) <= 0;
        Rational value = waiting.max(high).min(low);
        left.add(new Corner(temperature, wait ? value : high));
        right.add(new Corner(temperature, wait ? value : low));
        return value;
    }

    /** Adds the corner, if there is one inside, where a player stops waiting because his scaffold has become better for him. */
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
