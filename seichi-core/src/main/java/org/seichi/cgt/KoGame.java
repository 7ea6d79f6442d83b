package org.seichi.cgt;

import java.util.Optional;

/**
 * A simple ko: two states, each of which one player can turn into the other by taking the ko; the opponent may not retake at
 * once. All other moves end the ko. Their results are given as thermographs, so a ko may be part of a larger game or lead to
 * another ko that was solved before for the same ko master.
 *
 * <p>Such a game has no canonical form, but it has thermographs once the ko master is given: see {@link #thermographs}.
 *
 * @param leftToTake other moves in the state in which Left may take; at least one for Right, with which he ends the ko
 * @param rightToTake other moves in the state in which Right may take; at least one for Left, with which she ends the ko
 */
public record KoGame(LocalMoves leftToTake, LocalMoves rightToTake) {
    /** Checks that each player can end the ko. */
    public KoGame {
        if (leftToTake.right().isEmpty() || rightToTake.left().isEmpty()) {
            throw new IllegalArgumentException("a player has no move that ends the ko");
        }
    }

    /**
     * The thermographs of both states with one player as ko master: he has one ko threat more than the opponent, each too
     * large to be ignored. After Berlekamp, "The economist's view of combinatorial games": the master may retake at once,
     * since a threat and its answer change nothing, but he pays for the move and cannot use threats for ever. So after
     * retaking he ends the ko with his next move, unless the opponent makes another move in the ko first.
     */
    public KoThermographs thermographs(Player master) {
        return master == Player.LEFT ? solved() : negate().solved().negate();
    }

    private KoGame negate() {
        return new KoGame(rightToTake.negate(), leftToTake.negate());
    }

    /**
     * The solution with Left as ko master, by unrolling it until it has no loop.
     *
     * <p>Right takes; Left retakes at once; now Right may not take. If he plays elsewhere, Left ends the ko, so he gets what her
     * best ending leaves, less the price of her move. This gives the state in which Left may take, and that one the state in
     * which Right may. When Left takes for the first time she need not end the ko next, but that makes no difference: where she
     * would rather wait, Right can retake, so waiting is worth no more to her.
     */
    private KoThermographs solved() {
        Polyline leftEnds = Thermograph.best(rightToTake.left(), Player.LEFT).orElseThrow();
        Optional<Polyline> rightInstead = Thermograph.best(rightToTake.right(), Player.RIGHT);
        Polyline takenBack = rightInstead.map(leftEnds::min).orElse(leftEnds);

        Optional<Polyline> leftInstead = Thermograph.best(leftToTake.left(), Player.LEFT);
        Polyline leftTakes = takenBack.tilt(-1);
        Thermograph leftTaking = Walls.between(
                Optional.of(leftInstead.map(leftTakes::max).orElse(leftTakes)),
                Thermograph.best(leftToTake.right(), Player.RIGHT));

        Polyline rightTakes = leftTaking.left().tilt(1);
        Thermograph rightTaking = Walls.between(
                Optional.of(leftEnds),
                Optional.of(rightInstead.map(rightTakes::min).orElse(rightTakes)));
        return new KoThermographs(leftTaking, rightTaking);
    }
}
