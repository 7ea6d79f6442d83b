package org.seichi.app.suite;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.game.Marks;

/**
 * How far an assessment agrees with the territory that the record marks, point by point.
 *
 * <p>Every point of the board belongs to one of four classes, of which the first three have a color: living stone, dead
 * stone, territory (an empty point), neutral (an empty point of nobody). The marks list the empty points of each player
 * and the dead stones of the opponent; what they do not list is a living stone or neutral.
 *
 * @param points number of points of the board
 * @param pointsWrong points that are in another class than the marks say
 * @param deadMissed stones that the marks call dead and the assessment does not
 * @param deadTooMany stones that the assessment calls dead and the marks do not
 */
public record Agreement(int points, int pointsWrong, int deadMissed, int deadTooMany) {
    /** The agreement of a board of which nothing could be said: every point is wrong. */
    static Agreement none(int points) {
        return new Agreement(points, points, points, 0);
    }

    /** Whether every point agrees. */
    public boolean whole() {
        return pointsWrong == 0;
    }

    /** Whether the dead stones are all the marked ones and no others. */
    public boolean deadAgree() {
        return deadMissed == 0 && deadTooMany == 0;
    }

    /**
     * Compares.
     *
     * @param stones the position that was assessed
     * @param dead the stones found dead, of both colors
     * @param black points found to be Black's; only the empty ones are looked at
     * @param white points found to be White's; only the empty ones are looked at
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

    /** The stones that stand in territory which the record marks as the opponent's. */
    public static PointSet markedDead(Stones stones, Marks marks) {
        return marks.black()
                .intersection(stones.stones(Color.WHITE))
                .union(marks.white().intersection(stones.stones(Color.BLACK)));
    }

    private static PointSet difference(PointSet one, PointSet other) {
        return one.minus(other).union(other.minus(one));
    }
}
