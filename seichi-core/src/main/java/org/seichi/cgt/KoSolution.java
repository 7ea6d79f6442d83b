package org.seichi.cgt;

import java.util.Optional;

/**
 * Solves a ko with Left as ko master, by unrolling it until it has no loop.
 *
 * <p>Right takes; Left retakes at once; now Right may not take. If he plays elsewhere, Left ends the ko, so he gets what her
 * best ending leaves, less the price of her move. This gives the state in which Left may take, and that one the state in
 * which Right may. When Left takes for the first time she need not end the ko next, but that makes no difference: where she
 * would rather wait, Right can retake, so waiting is worth no more to her.
 */
final class KoSolution {
    private KoSolution() {}

    static KoThermographs forLeft(KoGame game) {
        Polyline leftEnds =
                Thermograph.best(game.rightToTake().left(), Player.LEFT).orElseThrow();
        Optional<Polyline> rightInstead = Thermograph.best(game.rightToTake().right(), Player.RIGHT);
        Polyline takenBack = rightInstead.map(leftEnds::min).orElse(leftEnds);

        Optional<Polyline> leftInstead = Thermograph.best(game.leftToTake().left(), Player.LEFT);
        Polyline leftTakes = takenBack.tilt(-1);
        Thermograph leftToTake = Walls.between(
                Optional.of(leftInstead.map(leftTakes::max).orElse(leftTakes)),
                Thermograph.best(game.leftToTake().right(), Player.RIGHT));

        Polyline rightTakes = leftToTake.left().tilt(1);
        Thermograph rightToTake = Walls.between(
                Optional.of(leftEnds),
                Optional.of(rightInstead.map(rightTakes::min).orElse(rightTakes)));
        return new KoThermographs(leftToTake, rightToTake);
    }
}
