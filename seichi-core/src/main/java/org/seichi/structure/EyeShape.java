package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * Number of eyes that an enclosed space makes by its shape ("big eyes", Carta, section 3).
 *
 * <p>Spaces of up to three points and the larger killable shapes count as one eye, as if the opponent moved first: square and
 * pyramid four, bulky five and cross, rabbity six. Every other space of four points or more counts as two.
 */
public final class EyeShape {
    private static final int LARGEST_KILLABLE = 6;

    private EyeShape() {}

    /** Number of eyes of a connected space: 1 or 2. */
    public static int eyes(Board board, PointSet space) {
        return isKillable(board, space) ? 1 : 2;
    }

    /** Whether the opponent, moving first, can reduce a connected space to one eye. */
    public static boolean isKillable(Board board, PointSet space) {
        int size = space.size();
        if (size <= 3 || size > LARGEST_KILLABLE) {
            return size <= 3;
        }
        int[] points = space.toArray();
        int most = 0;
        int twos = 0;
        for (int point : points) {
            int degree = degree(board, points, point);
            most = Math.max(most, degree);
            twos += degree == 2 ? 1 : 0;
        }
        return switch (size) {
            case 4 -> most == 3 || twos == 4;
            case 5 -> most == 4 || (most == 3 && twos >= 3);
            default -> most == 4 && twos >= 3;
        };
    }

    private static int degree(Board board, int[] points, int point) {
        int degree = 0;
        for (int other : points) {
            degree += board.areAdjacent(point, other) ? 1 : 0;
        }
        return degree;
    }
}
