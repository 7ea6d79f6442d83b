package org.seichi.evaluate;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Divider-adjusted distances (Mueller, section 3, step 3): the length of the shortest path from a point to the nearest stone of a color,
 * over points without stones of the opponent and outside his dividers, up to {@value #FARTHEST}.
 */
public final class Distances {
    /** Greater distances are not distinguished. */
    public static final int FARTHEST = 5;

    private final byte[] distance;

    private Distances(byte[] distance) {
        this.distance = distance;
    }

    /**
     * The distances of a color.
     *
     * @param dead stones that are taken for dead: those of the color are no sources, those of the opponent no obstacles
     * @param closed points of the opponent's dividers
     */
    public static Distances of(Stones stones, Color color, PointSet dead, PointSet closed) {
        Board board = stones.board();
        byte[] distance = new byte[board.arrayLength()];
        Arrays.fill(distance, (byte) FARTHEST);
        PointSet passable = board.points()
                .minus(stones.stones(color.opponent()).minus(dead))
                .minus(closed);
        PointSet reached = stones.stones(color).minus(dead);
        reached.forEach(stone -> distance[stone] = 0);
        for (int steps = 1; steps < FARTHEST; steps++) {
            byte far = (byte) steps;
            PointSet next = reached.neighborsIn(passable, board);
            next.forEach(point -> distance[point] = far);
            reached = reached.union(next);
        }
        return new Distances(distance);
    }

    /** The distance of a point, 0 to {@value #FARTHEST}. */
    public int at(int point) {
        return distance[point];
    }
}
