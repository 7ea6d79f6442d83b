package org.seichi.cgt;

import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/**
 * What a game is worth, after its best play, in surroundings where a move is worth so much (the temperature): to Left
 * moving first the left wall, to Right moving first the right wall. Where the walls have met nobody wants to move; above
 * all corners that is the mast. The line begins at temperature -1, where the integers stop being played.
 *
 * <p>The wall of a game without ko has slopes 0 and -1 on the left, 0 and 1 on the right. A ko also makes slopes of 2, and
 * masts that bend.
 *
 * @param left the left wall, nowhere below the right one
 * @param right the right wall
 */
public record Thermograph(Polyline left, Polyline right) {
    /**
     * The thermograph of an integer: a mast from the bottom.
     *
     * @throws IllegalArgumentException if the number is no integer: fractions have options
     */
    public static Thermograph mast(Rational integer) {
        if (!integer.isInteger()) {
            throw new IllegalArgumentException("not an integer: " + integer);
        }
        return new Thermograph(Polyline.constant(integer), Polyline.constant(integer));
    }

    /**
     * The thermograph of a game by those of its options. A move costs its player the temperature, and the opponent moves next:
     * so Left's best is the highest right wall of her options less the temperature, Right's the lowest left wall of his plus
     * it.
     */
    public static Thermograph of(List<Thermograph> leftOptions, List<Thermograph> rightOptions) {
        return Walls.between(best(leftOptions, Player.LEFT), best(rightOptions, Player.RIGHT));
    }

    /** What a player gets who moves first and moves here, by his best option; empty if he has none. */
    static Optional<Polyline> best(List<Thermograph> options, Player player) {
        Function<Thermograph, Polyline> move =
                player == Player.LEFT ? option -> option.right.tilt(-1) : option -> option.left.tilt(1);
        BinaryOperator<Polyline> choice = player == Player.LEFT ? Polyline::max : Polyline::min;
        return options.stream().map(move).reduce(choice);
    }

    /** The value of the mast: what the game is worth on the average, who moves first left open. In Go, the count. */
    public Rational mean() {
        return left.top().value();
    }

    /**
     * Where the mast begins: what a move in the game gains at most, on the average. In Go, the miai value of a move. Numbers
     * have negative temperatures, -1 if integers and -1/2^k if fractions over 2^k.
     */
    public Rational temperature() {
        return left.top().temperature().max(right.top().temperature());
    }

    /** The number that is reached if Left moves first and both stop at numbers. */
    public Rational leftStop() {
        return left.at(Rational.ZERO);
    }

    /** The number that is reached if Right moves first and both stop at numbers. */
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
