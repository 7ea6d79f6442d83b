package org.seichi.method.park;

import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * Park and Kang's check of a shape by its articulation points, without which the rest falls apart (2005).
 *
 * <p>The published outline says that the numbers of points and of articulation points decide, and names six points without any,
 * six with one, six with more, and seven with one. Guessed from play: with the opponent moving first, a space makes two eyes if
 * it has seven points, or two articulation points (each player takes one), or is the six points without any. With one
 * articulation point the opponent takes it: three in a row, the bulky five, the rabbity six.
 */
final class ArticulationPoints {
    private static final int ALWAYS_TWO_EYES = 7;
    private static final int TWO_BY_THREE = 6;

    private ArticulationPoints() {}

    /** Whether a connected space of this shape makes two eyes with the opponent moving first. */
    static boolean makeTwoEyes(Board board, PointSet shape) {
        int size = shape.size();
        if (size >= ALWAYS_TWO_EYES) {
            return true;
        }
        int articulations = count(board, shape);
        return articulations >= 2 || (size == TWO_BY_THREE && articulations == 0);
    }

    /** Number of articulation points of a connected shape. Removes each point in turn, so only for small shapes. */
    static int count(Board board, PointSet shape) {
        return shape.filter(point -> !isConnected(board, shape.minus(PointSet.of(board, point))))
                .size();
    }

    private static boolean isConnected(Board board, PointSet points) {
        return points.isEmpty() || points.connected(board, points.first()).equals(points);
    }
}
