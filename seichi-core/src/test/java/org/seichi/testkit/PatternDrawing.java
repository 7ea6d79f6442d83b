package org.seichi.testkit;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.pattern.Pattern;

/**
 * A pattern set up on a board of its own: stones where it demands them, all else empty, with room around it on the sides
 * where it demands no edge.
 *
 * @param position Black's view of it
 * @param anchor the point on which the pattern is anchored
 */
record PatternDrawing(Position position, int anchor) {
    private static final int ROOM = 6;
    private static final String EDGES = "-|";

    /** Sets a pattern up. */
    static PatternDrawing of(Pattern pattern) {
        List<String> rows = pattern.rows();
        int columns = rows.get(0).length();
        boolean left = rows.stream().allMatch(row -> isEdge(row.charAt(0)) || row.charAt(0) == '?');
        left &= rows.stream().anyMatch(row -> row.charAt(0) == '|');
        boolean right = rows.stream().anyMatch(row -> row.charAt(columns - 1) == '|');
        boolean top = rows.get(0).indexOf('-') >= 0;
        boolean bottom = rows.get(rows.size() - 1).indexOf('-') >= 0;
        int x = left ? -1 : ROOM;
        int y = top ? -1 : ROOM;
        Board board = new Board(x + columns + (right ? -1 : ROOM), y + rows.size() + (bottom ? -1 : ROOM));
        PointSet.Builder black = PointSet.builder(board);
        PointSet.Builder white = PointSet.builder(board);
        int move = Board.NO_POINT;
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < columns; column++) {
                char sign = rows.get(row).charAt(column);
                if (sign == 'X') {
                    black.add(board.point(x + column, y + row));
                } else if (sign == 'O') {
                    white.add(board.point(x + column, y + row));
                } else if (sign == '*') {
                    move = board.point(x + column, y + row);
                }
            }
        }
        Position position =
                Position.empty(board).with(black.build(), Color.BLACK.code()).with(white.build(), Color.WHITE.code());
        return new PatternDrawing(
                position, move == Board.NO_POINT ? black.build().first() : move);
    }

    private static boolean isEdge(char sign) {
        return EDGES.indexOf(sign) >= 0;
    }
}
