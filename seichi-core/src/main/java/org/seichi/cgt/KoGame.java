package org.seichi.cgt;

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
        return master == Player.LEFT
                ? KoSolution.forLeft(this)
                : KoSolution.forLeft(negate()).negate();
    }

    private KoGame negate() {
        return new KoGame(rightToTake.negate(), leftToTake.negate());
    }
}
