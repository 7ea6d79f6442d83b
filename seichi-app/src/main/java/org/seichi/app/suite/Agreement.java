package org.seichi.app.suite;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.game.Marks;

/**
 * A point-by-point comparison of an assessment with the territory that the record marks.
 *
 * <p>Every point of the board belongs to one of four classes, the first three of which have a color: living stone, dead
 * stone, territory (an empty point that a player owns), neutral (an empty point that nobody owns). The marks list each
 * player's empty points and the dead stones of the opponent in them; unlisted points are living stones or neutral.
 *
 * @param points number of points of the board
 * @param pointsWrong number of points whose class differs from the marked one
 * @param deadMissed number of stones that are dead by the marks but not by the assessment
 * @param deadTooMany number of stones that are dead by the assessment but not by the marks
 */
public record Agreement(int points, int pointsWrong, int deadMissed, int deadTooMany) {
    /** The result for a game without an assessment: every point is wrong. */
    static Agreement none(int points) {
        return new Agreement(points, points, points, 0);
    }

    /** Whether every point agrees. */
    public boolean whole() {
        return pointsWrong == 0;
    }

    /** Whether exactly the marked stones are dead. */
    public boolean deadAgree() {
        return deadMissed == 0 && deadTooMany == 0;
    }

    /**
     * Compares an assessment with the marks.
     *
     * @param stones the assessed position
     * @param dead the stones assessed as dead, of both colors
     * @param black points assessed as Black's; points with stones are ignored
     * @param white points assessed as White's; points with stones are ignored
     * @param marks the territory that the record marks
     */
    static Agreement of(Stones stones, PointSet dead, PointSet black, PointSet white, Marks marks) {
        PointSet empty = stones.empty();
        PointSet deadMarked = markedDead(stones, marks);
        PointSet missed = deadMarked.minus(dead);
        PointSet tooMany = dead.minus(deadMarked);
        PointSet wrong = missed.union(tooMany)
                .union(difference(black, marks.black()).intersection(empty))
                .union(difference(white, marks.white()).intersection(empty));
        return new Agreement(stones.board().size(), wrong.size(), missed.size(), tooMany.size());
    }

    /** The stones on points that the record marks as the opponent's territory. */
    public static PointSet markedDead(Stones stones, Marks marks) {
        return marks.black()
                .intersection(stones.stones(Color.WHITE))
                .union(marks.white().intersection(stones.stones(Color.BLACK)));
    }

    private static PointSet difference(PointSet one, PointSet other) {
        return one.minus(other).union(other.minus(one));
    }
}
