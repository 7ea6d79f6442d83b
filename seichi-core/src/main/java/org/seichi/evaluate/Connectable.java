package org.seichi.evaluate;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.pattern.PatternBoard;
import org.seichi.pattern.PatternSet;

/**
 * The map of connectable points (Mueller, section 3, figure 11): empty points where a stone would be connected to a living
 * group of its color, by the shapes of the resource {@code connections.txt}.
 */
public final class Connectable {
    /** The patterns of shapes that connect. */
    static final PatternSet PATTERNS = PatternSet.read(Connectable.class, "connections.txt");

    private Connectable() {}

    /**
     * The connectable points of a color.
     *
     * @param dead stones that are taken for dead: nothing is gained by connecting to them
     */
    public static PointSet of(Stones stones, Color color, PointSet dead) {
        PatternBoard board = new PatternBoard(stones);
        PointSet empty = stones.empty();
        PointSet.Builder points = PointSet.builder(stones.board());
        empty.forEach(point -> PATTERNS.match(board, color, point, match -> {
            if (!match.stones().intersects(dead)) {
                points.add(point);
            }
        }));
        return points.build();
    }
}
