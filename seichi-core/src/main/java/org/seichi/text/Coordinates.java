package org.seichi.text;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * Converts between points and their two usual names.
 *
 * <p>On the board and in GTP a point is a letter for the column, from A at the left and without I, and a number for the row,
 * from 1 at the bottom: {@code D4}. In an SGF record it is two letters, column and row, from a at the top left and with i:
 * {@code dp} is D4 on a 19x19 board.
 */
public final class Coordinates {
    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
    private static final String PASS = "pass";

    private Coordinates() {}

    /** The letter of a column, 0 at the left. */
    public static char column(int x) {
        return COLUMNS.charAt(x);
    }

    /** The name of a point, {@code "D4"}; {@code "pass"} for {@link Board#NO_POINT}. */
    public static String format(Board board, int point) {
        return point == Board.NO_POINT
                ? PASS
                : column(board.x(point)) + Integer.toString(board.height() - board.y(point));
    }

    /** The names of all points of a set, from top left to bottom right. */
    public static List<String> format(Board board, PointSet points) {
        List<String> names = new ArrayList<>();
        points.forEach(point -> names.add(format(board, point)));
        return List.copyOf(names);
    }

    /** The same as one text: {@code "D4 Q16"}. */
    public static String list(Board board, PointSet points) {
        return String.join(" ", format(board, points));
    }

    /** The point with a name such as {@code "D4"} or {@code "d4"}; empty if the text names no point of the board. */
    public static OptionalInt parse(Board board, String text) {
        if (text.length() < 2 || text.length() > 3) {
            return OptionalInt.empty();
        }
        int x = COLUMNS.indexOf(Texts.uppercase(text.charAt(0)));
        int row = 0;
        for (char digit : text.substring(1).toCharArray()) {
            if (digit < '0' || digit > '9') {
                return OptionalInt.empty();
            }
            row = 10 * row + digit - '0';
        }
        return point(board, x, board.height() - row);
    }

    /**
     * The point with a name such as {@code "D4"}, or {@link Board#NO_POINT} for {@code "pass"}.
     *
     * @throws IllegalArgumentException if the text is neither a point of the board nor a pass
     */
    public static int point(Board board, String text) {
        if (Texts.lowercase(text).equals(PASS)) {
            return Board.NO_POINT;
        }
        return parse(board, text)
                .orElseThrow(() -> new IllegalArgumentException(
                        "no point \"" + text + "\" on a " + board.width() + "x" + board.height() + " board"));
    }

    /**
     * The points with the given names, separated by spaces or commas: {@code "D4 Q16"}.
     *
     * @throws IllegalArgumentException if one of them is no point of the board
     */
    public static PointSet points(Board board, String names) {
        PointSet.Builder points = PointSet.builder(board);
        for (String name : Lines.words(names, "," + Characters.SPACES)) {
            points.add(point(board, name));
        }
        return points.build();
    }

    /** The SGF letters of a point, {@code "dp"}; empty for {@link Board#NO_POINT}, a pass. */
    public static String formatSgf(Board board, int point) {
        if (point == Board.NO_POINT) {
            return "";
        }
        return "" + (char) ('a' + board.x(point)) + (char) ('a' + board.y(point));
    }

    /** The point with the given SGF letters; empty if they name no point of the board, or for a pass. */
    public static OptionalInt parseSgf(Board board, String text) {
        if (text.length() != 2) {
            return OptionalInt.empty();
        }
        return point(board, text.charAt(0) - 'a', text.charAt(1) - 'a');
    }

    private static OptionalInt point(Board board, int x, int y) {
        boolean exists = x >= 0 && x < board.width() && y >= 0 && y < board.height();
        return exists ? OptionalInt.of(board.point(x, y)) : OptionalInt.empty();
    }
}
