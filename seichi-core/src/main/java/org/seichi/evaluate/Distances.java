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
        PointSet hindrance = stones.stones(color.opponent()).minus(dead).union(closed);
        int[] queue = stones.stones(color).minus(dead).toArray();
        int size = queue.length;
        for (int stone : queue) {
            distance[stone] = 0;
        }
        queue = Arrays.copyOf(queue, board.size());
        for (int i = 0; i < size; i++) {
            int reached = distance[queue[i]] + 1;
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = board.neighbor(queue[i], direction);
                if (board.contains(neighbor) && distance[neighbor] > reached && !hindrance.contains(neighbor)) {
                    distance[neighbor] = (byte) reached;
                    queue[size++] = neighbor;
                }
            }
        }
        return new Distances(distance);
    }

    /** The distance of a point, 0 to {@value #FARTHEST}. */
    public int at(int point) {
        return distance[point];
    }
}
