package org.seichi.score;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;

/**
 * The number of neutral points that each player will get under area rules.
 *
 * <p>Where the record just stops, the players take them alternately, beginning with the player to move. A player who must fill
 * a point of his own spends a turn on it, but the filled point still counts for him. At any other ending nobody gets any.
 *
 * @param black points that Black will get
 * @param white points that White will get
 */
record Sharing(int black, int white) {
    /**
     * Shares the neutral points.
     *
     * @param filledByBlack the points that Black spends turns on before the count: teire, and those of the kos that he wins
     * @param filledByWhite the same for White
     */
    static Sharing of(
            Assessment assessment, Ownership owners, PointSet filledByBlack, PointSet filledByWhite, Ending ending) {
        if (ending != Ending.STOPPED) {
            return new Sharing(0, 0);
        }
        int dame = owners.dame().size();
        int fillsOfBlack = filledByBlack.size();
        int turns = dame + fillsOfBlack + filledByWhite.size();
        boolean blackMoves = assessment.position().toMove() == Color.BLACK;
        int turnsOfBlack = blackMoves ? (turns + 1) / 2 : turns / 2;
        int black = Math.max(0, Math.min(dame, turnsOfBlack - fillsOfBlack));
        return new Sharing(black, dame - black);
    }

    /** The number of points that the player will get. */
    int of(Color player) {
        return player == Color.BLACK ? black : white;
    }
}
