package org.seichi.cgt;

import java.util.List;

/**
 * A simple ko: two states, and the move of one player that leads from each to the other, back and forth. After it the
 * opponent may not take back at once. All other moves end the ko; where they lead is given as thermographs, so a ko may
 * stand inside a larger game, or lead to another ko that was solved before for the same ko master.
 *
 * <p>There is no value in canonical form for such a game, but there are thermographs once it is known who can win the ko:
 * see {@link #thermographs}.
 *
 * @param leftToTake other moves in the state in which Left may take; at least one for Right, who ends the ko by it
 * @param rightToTake other moves in the state in which Right may take; at least one for Left, who ends the ko by it
 */
public record KoGame(LocalMoves leftToTake, LocalMoves rightToTake) {
    /** Refuses a ko that one of the players cannot end. */
    public KoGame {
        if (leftToTake.right().isEmpty() || rightToTake.left().isEmpty()) {
            throw new IllegalArgumentException("a player has no move that ends the ko");
        }
    }

    /**
     * A ko without other moves.
     *
     * @param leftEnds what Left ends the ko with, once she has taken
     * @param rightEnds what Right ends the ko with, once he has taken
     */
    public static KoGame between(Thermograph leftEnds, Thermograph rightEnds) {
        return new KoGame(new LocalMoves(List.of(), List.of(rightEnds)), new LocalMoves(List.of(leftEnds), List.of()));
    }

    /**
     * The thermographs of both states, if one player is ko master: he has a threat more than the opponent, each too large to
     * be left unanswered. After Berlekamp, "The economist's view of combinatorial games": the master may take back at once,
     * since a threat and its answer change nothing, but has to pay for it and may not use up threats for ever. So after he has
     * taken back he ends the ko with his next move, unless the opponent makes another move in the ko first.
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
