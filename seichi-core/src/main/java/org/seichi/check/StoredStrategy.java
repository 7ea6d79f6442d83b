package org.seichi.check;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;

/**
 * How a player gets what he wants of a group, as it is read from where it was stored.
 *
 * @param position the stones, and who moves first
 * @param suicide what the rules say of it
 * @param group the points that it is about
 * @param wanted what the player gets
 * @param koWinner who wins every ko, because his threats are answered
 * @param zone the points that the strategy looks at
 * @param move his first move, or no point if the opponent moves first
 * @param answers whose strategy it is, and his answers; no point stands for a move elsewhere
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
    /** What a player can want of a group. */
    public enum Wanted {
        /** One of the points comes to be held by stones of his that nothing can take. */
        LIVES,
        /** No stone of the opponent is left on the points. */
        TAKEN
    }
}
