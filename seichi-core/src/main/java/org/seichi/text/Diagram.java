package org.seichi.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/**
 * A position drawn in characters, with marked points.
 *
 * <pre>{@code
 *   A B C D E
 * 3 . X O a .
 * 2 X X O O .
 * 1 . B @ . O
 * }</pre>
 *
 * <p>{@code X} is a black stone, {@code O} a white one; {@code .}, {@code +} and {@code ,} are empty points. {@code B},
 * {@code #} and {@code Y} are marked black stones, {@code W}, {@code @} and {@code Z} marked white ones; a small letter or a
 * digit marks an empty point. Spaces between points, a frame of {@code |} and {@code +--+}, and coordinates are optional. Row
 * numbers are recognized only together with a line of column letters; the outermost points of such a row cannot carry a digit.
 *
 * @param position the stones, with Black to move and no prisoners
 * @param marks the points that carry each mark
 */
public record Diagram(Position position, Map<Character, PointSet> marks) {
    /** Keeps an immutable copy. */
    public Diagram {
        marks = Collections.unmodifiableMap(new LinkedHashMap<>(marks));
    }

    /**
     * Reads a diagram.
     *
     * @throws IllegalArgumentException if there are no rows, rows of different lengths, more than 25 rows or columns, or
     *     an unknown letter
     */
    public static Diagram parse(String text) {
        return new DiagramReader(text).read();
    }

    /** The board of the diagram. */
    public Board board() {
        return position.board();
    }

    /** The points that carry a mark; empty if none does. */
    public PointSet marked(char mark) {
        return marks.getOrDefault(mark, PointSet.empty(board()));
    }

    /**
     * The only point that carries a mark.
     *
     * @throws IllegalArgumentException if there is not exactly one
     */
    public int point(char mark) {
        PointSet points = marked(mark);
        if (points.size() != 1) {
            throw new IllegalArgumentException(points.size() + " points carry the mark " + mark);
        }
        return points.first();
    }

    /** The marks that occur. */
    public Set<Character> names() {
        return marks.keySet();
    }

    /** Draws stones as rows of {@code X}, {@code O} and {@code .}, each terminated by a line feed. */
    public static String format(Stones stones) {
        return format(stones.board(), point -> symbol(stones.at(point)));
    }

    /** Draws a board as rows of the symbols that a function gives for the points. */
    public static String format(Board board, IntUnaryOperator symbol) {
        StringBuilder text = new StringBuilder();
        for (int y = 0; y < board.height(); y++) {
            text.append(row(board, y, symbol)).append('\n');
        }
        return text.toString();
    }

    /** The same with column letters above and below and row numbers on both sides. */
    public static String formatLabelled(Board board, IntUnaryOperator symbol) {
        StringBuilder letters = new StringBuilder("  ");
        for (int x = 0; x < board.width(); x++) {
            letters.append(' ').append(Coordinates.column(x));
        }
        StringBuilder text = new StringBuilder(letters).append('\n');
        for (int y = 0; y < board.height(); y++) {
            int number = board.height() - y;
            text.append(number < 10 ? " " : "").append(number).append(' ');
            text.append(row(board, y, symbol)).append(' ').append(number).append('\n');
        }
        return text.append(letters).append('\n').toString();
    }

    /** The symbol of a content code: {@code X}, {@code O} or {@code .}. */
    public static char symbol(int content) {
        return switch (content) {
            case Stones.BLACK -> 'X';
            case Stones.WHITE -> 'O';
            default -> '.';
        };
    }

    private static String row(Board board, int y, IntUnaryOperator symbol) {
        StringBuilder row = new StringBuilder();
        for (int x = 0; x < board.width(); x++) {
            row.append(x == 0 ? "" : " ").append((char) symbol.applyAsInt(board.point(x, y)));
        }
        return row.toString();
    }
}
