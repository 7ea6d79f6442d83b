package org.seichi.report;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.game.Marks;
import org.seichi.score.Ownership;
import org.seichi.score.Play;
import org.seichi.score.Status;

/**
 * The position after a method's moves have been played and the dead stones removed.
 *
 * @param position the final position; its prisoners include captures by the moves, but not the dead stones removed
 * @param removed the dead stones that were still on the board after the moves and were removed
 * @param territory the empty points that belong to each player
 */
public record PlayedOut(Position position, PointSet removed, Marks territory) {
    /** Plays the moves of a report; takes time proportional to their number times the size of the board. */
    public static PlayedOut of(ScoreReport report) {
        Position position = report.assessment().position();
        PointSet dead = report.assessment().stones(Status.DEAD);
        for (Play play : report.assessment().plays()) {
            position = position.play(play.player(), play.point());
            dead = dead.minus(position.empty());
        }
        Position end = position.with(dead, Stones.EMPTY);
        Ownership owners = report.ownership();
        return new PlayedOut(
                end, dead, new Marks(territory(Color.BLACK, owners, end), territory(Color.WHITE, owners, end)));
    }

    private static PointSet territory(Color player, Ownership owners, Position end) {
        return owners.of(player).intersection(end.empty());
    }
}
