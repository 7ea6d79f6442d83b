package org.seichi.pattern;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/** A pattern found on a board. */
public final class PatternMatch {
    private final Pattern pattern;
    private final Color color;
    private final Layout layout;
    private final PatternBoard board;
    private final int anchor;

    PatternMatch(Pattern pattern, Color color, Layout layout, PatternBoard board, int anchor) {
        this.pattern = pattern;
        this.color = color;
        this.layout = layout;
        this.board = board;
        this.anchor = anchor;
    }

    /** What was found. */
    public Pattern pattern() {
        return pattern;
    }

    /** The color whose stones are the pattern's {@code X}. */
    public Color color() {
        return color;
    }

    /** The points that carry a mark in the pattern. */
    public PointSet marked(char mark) {
        return points(layout.marked(mark));
    }

    /** The first point that carries a mark, or {@link Board#NO_POINT} if none does. */
    public int point(char mark) {
        int[] offsets = layout.marked(mark);
        return offsets.length == 0 ? Board.NO_POINT : board.point(anchor + offsets[0]);
    }

    /** The points under the pattern's {@code X}. */
    public PointSet stones() {
        return points(layout.stones());
    }

    /** The points under the pattern's {@code O}. */
    public PointSet others() {
        return points(layout.others());
    }

    private PointSet points(int[] offsets) {
        PointSet.Builder points = PointSet.builder(board.board());
        for (int offset : offsets) {
            points.add(board.point(anchor + offset));
        }
        return points.build();
    }
}
