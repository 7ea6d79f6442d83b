package org.seichi.check;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;

/**
 * A strategy of a player to make a group live or to capture it, as it was stored.
 *
 * @param position the position, with the player who moves first
 * @param suicide the rule on suicide
 * @param group the points that it is about
 * @param wanted what the player achieves
 * @param koWinner who wins every ko, as if all his ko threats were answered
 * @param zone the points that the strategy depends on
 * @param move the player's first move, or no point if the opponent moves first
 * @param answers the player and his answers; no point stands for a move elsewhere
 */
public record StoredStrategy(
        Position position,
        Suicide suicide,
        PointSet group,
        Wanted wanted,
        Color koWinner,
        PointSet zone,
        int move,
        StoredAnswers answers) {
    /** What a player can achieve. */
    public enum Wanted {
        /** At least one of the points ends up occupied by stones of his that cannot be captured. */
        LIVES,
        /** No stone of the opponent is left on the points. */
        TAKEN
    }
}
