package org.seichi.semeai;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.structure.EyeShape;

/**
 * An eye of a chain in a race: points that the chain alone encloses, with the opponent's stones in it.
 *
 * @param points all points of the eye
 * @param intruders the points with stones of the opponent
 * @param isSettled whether it is and stays one eye whatever its owner plays in it, so that counting it is exact
 */
public record RaceEye(PointSet points, PointSet intruders, boolean isSettled) {
    /** The moves that it takes to fill a big eye, by its points: what is taken inside has to be filled again. */
    private static final int[] FILLING = {0, 1, 2, 3, 5, 8, 12, 17};

    private static final int LARGEST_SMALL = 3;

    /** The greatest number of points that may be one eye. */
    static final int LARGEST = FILLING.length - 1;

    /** Reads what stands in an eye. */
    static RaceEye of(Board board, PointSet points, PointSet intruders) {
        return new RaceEye(points, intruders, isSettled(board, points, intruders));
    }

    /** Number of points. */
    public int size() {
        return points.size();
    }

    /** The moves that it still takes the opponent to fill the eye, those included that have to be made again. */
    public int liberties() {
        return FILLING[size()] - intruders.size();
    }

    /**
     * The rank of the eye among eyes, by which it wins or loses the shared liberties: 1 up to three points, above that the
     * number of points.
     */
    public int rank() {
        return size() <= LARGEST_SMALL ? 1 : size();
    }

    /**
     * The shape is a nakade, the opponent stands on its vital point if it has one, and what he has inside can be taken
     * without making two eyes. Big eyes in the corner have their own counts and are left out.
     */
    private static boolean isSettled(Board board, PointSet points, PointSet intruders) {
        if (!isNakade(board, points) || (points.size() > LARGEST_SMALL && touchesCorner(board, points))) {
            return false;
        }
        int vital = vitalPoint(board, points);
        boolean holdsVital = points.size() == 1 || vital == Board.NO_POINT || intruders.contains(vital);
        return holdsVital && (intruders.isEmpty() || isNakade(board, intruders));
    }

    private static boolean isNakade(Board board, PointSet points) {
        return points.connected(board, points.first()).equals(points)
                && EyeShape.isKillable(board, points.toArray(), points.size());
    }

    /** The only point with most neighbors inside: with it, the owner would make two eyes. */
    private static int vitalPoint(Board board, PointSet points) {
        int vital = Board.NO_POINT;
        int most = -1;
        for (int point = points.first(); point != Board.NO_POINT; point = points.next(point)) {
            int degree = degree(board, points, point);
            vital = degree > most ? point : degree == most ? Board.NO_POINT : vital;
            most = Math.max(most, degree);
        }
        return vital;
    }

    private static int degree(Board board, PointSet points, int point) {
        int degree = 0;
        for (int step : board.directions()) {
            degree += points.contains(point + step) ? 1 : 0;
        }
        return degree;
    }

    private static boolean touchesCorner(Board board, PointSet points) {
        int right = board.width() - 1;
        int bottom = board.height() - 1;
        return points.intersects(PointSet.of(
                board, board.point(0, 0), board.point(right, 0), board.point(0, bottom), board.point(right, bottom)));
    }
}
