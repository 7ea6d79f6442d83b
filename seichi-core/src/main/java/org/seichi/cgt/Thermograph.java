package org.seichi.cgt;

import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/**
 * The thermograph of a game: its score under best play as a function of the temperature, the price of a move. The left wall
 * is the score if Left moves first, the right wall if Right does. Where the walls coincide nobody wants to move; above all
 * corners they form the mast. Walls begin at temperature -1, above which nobody moves in integers.
 *
 * <p>Without ko, the slopes are 0 and -1 on the left wall, 0 and 1 on the right one. A ko can also cause slopes of magnitude
 * 2 and masts that bend.
 *
 * @param left the left wall, nowhere below the right one
 * @param right the right wall
 */
public record Thermograph(Polyline left, Polyline right) {
    /**
     * The thermograph of an integer: a mast from the lowest temperature up.
     *
     * @throws IllegalArgumentException if the number is not an integer: fractions have options
     */
    public static Thermograph mast(Rational integer) {
        if (!integer.isInteger()) {
            throw new IllegalArgumentException("not an integer: " + integer);
        }
        return new Thermograph(Polyline.constant(integer), Polyline.constant(integer));
    }

    /**
     * The thermograph of a game from those of its options. A move costs its player the temperature, and the opponent moves
     * next: so Left's scaffold is the highest right wall of her options minus the temperature, Right's the lowest left wall
     * of his plus the temperature.
     */
    public static Thermograph of(List<Thermograph> leftOptions, List<Thermograph> rightOptions) {
        return Walls.between(best(leftOptions, Player.LEFT), best(rightOptions, Player.RIGHT));
    }

    /** A player's scaffold: the score by his best option if he moves first and moves here; empty if he has no option. */
    static Optional<Polyline> best(List<Thermograph> options, Player player) {
        Function<Thermograph, Polyline> move =
                player == Player.LEFT ? option -> option.right.tilt(-1) : option -> option.left.tilt(1);
        BinaryOperator<Polyline> choice = player == Player.LEFT ? Polyline::max : Polyline::min;
        return options.stream().map(move).reduce(choice);
    }

    /** The value of the mast: the average score of the game, independent of who moves first. In Go, the count. */
    public Rational mean() {
        return left.top().value();
    }

    /**
     * The temperature at which the mast begins: the most that a move in the game gains on average. In Go, the miai value of a
     * move. Numbers have negative temperatures: -1 for integers, -1/2^k for fractions over 2^k.
     */
    public Rational temperature() {
        return left.top().temperature().max(right.top().temperature());
    }

    /** The left stop: the number reached if Left moves first and play ends at a number. */
    public Rational leftStop() {
        return left.at(Rational.ZERO);
    }

    /** The right stop: the number reached if Right moves first and play ends at a number. */
    public Rational rightStop() {
        return right.at(Rational.ZERO);
    }

    /** The thermograph of the game with a number added to it. */
    public Thermograph plus(Rational number) {
        return new Thermograph(left.plus(number), right.plus(number));
    }

    /** The thermograph with the players exchanged. */
    public Thermograph negate() {
        return new Thermograph(right.negate(), left.negate());
    }
}
