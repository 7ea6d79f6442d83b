package org.seichi.semeai;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.structure.EyeShape;

/**
 * An eye of a chain in a race: points that the chain alone encloses, with the opponent's stones in it.
 *
 * @param points all points of the eye
 * @param intruders the points with stones of the opponent
 * @param isSettled whether it remains exactly one eye whatever its owner plays in it, so that counting is exact
 */
public record RaceEye(PointSet points, PointSet intruders, boolean isSettled) {
    /** Moves needed to fill an eye, by its number of points: after captures inside, points have to be filled again. */
    private static final int[] FILLING = {0, 1, 2, 3, 5, 8, 12, 17};

    private static final int LARGEST_SMALL = 3;

    /** Maximum number of points of an eye. */
    static final int LARGEST = FILLING.length - 1;

    /** Creates an eye and finds out whether it is settled. */
    static RaceEye of(Board board, PointSet points, PointSet intruders) {
        return new RaceEye(points, intruders, isSettled(board, points, intruders));
    }

    /** Number of points. */
    public int size() {
        return points.size();
    }

    /** Number of moves that the opponent still needs to fill the eye, including those that captures make him repeat. */
    public int liberties() {
        return FILLING[size()] - intruders.size();
    }

    /** The rank of the eye, which decides who owns the shared liberties: 1 for up to three points, otherwise the number of points. */
    public int rank() {
        return size() <= LARGEST_SMALL ? 1 : size();
    }

    /**
     * Whether the shape is a nakade, the opponent holds its vital point if it has one, and the stones inside can be captured
     * without making two eyes. Big eyes in the corner have other liberty counts and are excluded.
     */
    private static boolean isSettled(Board board, PointSet points, PointSet intruders) {
        if (!isNakade(board, points) || (points.size() > LARGEST_SMALL && touchesCorner(board, points))) {
            return false;
        }
        int vital = vitalPoint(board, points);
        boolean holdsVital = vital == Board.NO_POINT || intruders.contains(vital);
        return holdsVital && (intruders.isEmpty() || isNakade(board, intruders));
    }

    private static boolean isNakade(Board board, PointSet points) {
        return points.connected(board, points.first()).equals(points) && EyeShape.isKillable(board, points);
    }

    /** The only point with the most neighbors inside, where the owner would make two eyes; {@link Board#NO_POINT} if there is none. */
    private static int vitalPoint(Board board, PointSet points) {
        int vital = Board.NO_POINT;
        int most = 0;
        for (int point = points.first(); point != Board.NO_POINT; point = points.next(point)) {
            int degree = board.neighbors(point).intersection(points).size();
            vital = degree > most ? point : degree == most ? Board.NO_POINT : vital;
            most = Math.max(most, degree);
        }
        return vital;
    }

    private static boolean touchesCorner(Board board, PointSet points) {
        int right = board.width() - 1;
        int bottom = board.height() - 1;
        return points.intersects(PointSet.of(
                board, board.point(0, 0), board.point(right, 0), board.point(0, bottom), board.point(right, bottom)));
    }
}
