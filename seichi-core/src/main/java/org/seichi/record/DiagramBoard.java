package org.seichi.record;

import java.util.Optional;
import java.util.function.IntPredicate;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Setup;
import org.seichi.text.Coordinates;

/**
 * The points of a diagram on the board of which it shows the whole or a part.
 *
 * @param board the whole board
 * @param lines the lines that draw it
 * @param left number of columns of the board to the left of the drawn ones
 * @param top number of rows of the board above the drawn ones
 */
record DiagramBoard(Board board, DiagramLines lines, int left, int top) {
    private static final int MOST_MOVES = 10;
    private static final String TRIANGLE = "TR";

    /**
     * Places a diagram. A part of a board lies at the edges that are drawn, or else at the left and at the bottom.
     *
     * @throws RecordException if the rows are not equally long, a letter stands for nothing, or the board is too large
     */
    static DiagramBoard of(DiagramLines lines, int size, Problems problems) throws RecordException {
        DiagramRow first = lines.rows().get(0);
        int columns = first.size();
        for (DiagramRow row : lines.rows()) {
            check(row, lines.letters(), columns, problems);
        }
        boolean isWhole =
                lines.letters() == DiagramLetters.PLAIN || lines.edges().isWhole();
        int width = isWhole ? columns : size;
        int height = isWhole ? lines.rows().size() : size;
        if (Math.max(width, height) > Board.MAX_SIZE
                || columns > width
                || lines.rows().size() > height) {
            int across = Math.max(width, columns);
            int down = Math.max(height, lines.rows().size());
            throw problems.refusal(first.line().start(), Refusal.SIZE_OUTSIDE, across + "x" + down);
        }
        int left = lines.edges().right() && !lines.edges().left() ? width - columns : 0;
        int top = lines.edges().top() ? 0 : height - lines.rows().size();
        return new DiagramBoard(new Board(width, height), lines, left, top);
    }

    private static void check(DiagramRow row, DiagramLetters letters, int columns, Problems problems)
            throws RecordException {
        for (int x = 0; x < row.size(); x++) {
            if (!letters.has(row.letters().charAt(x))) {
                throw problems.refusal(
                        row.places().get(x),
                        Refusal.LETTER_UNKNOWN,
                        String.valueOf(row.letters().charAt(x)));
            }
        }
        if (row.size() != columns) {
            throw problems.refusal(row.line().start(), Refusal.ROW_UNEVEN, String.valueOf(row.size()));
        }
    }

    /** The stones, with the player who moves first. */
    Setup stones(Color first) {
        Optional<Color> toMove = first == Color.WHITE ? Optional.of(first) : Optional.empty();
        return new Setup(
                stones(Optional.of(Color.BLACK)), stones(Optional.of(Color.WHITE)), PointSet.empty(board), toMove);
    }

    private PointSet stones(Optional<Color> color) {
        return points(letter -> lines.letters().stone((char) letter).equals(color));
    }

    /** The points with a triangle. */
    PointSet triangles() {
        return points(letter -> lines.letters().mark((char) letter).equals(TRIANGLE));
    }

    private PointSet points(IntPredicate shown) {
        PointSet.Builder points = PointSet.builder(board);
        for (int y = 0; y < lines.rows().size(); y++) {
            String row = lines.rows().get(y).letters();
            for (int x = 0; x < row.length(); x++) {
                if (shown.test(row.charAt(x))) {
                    points.add(point(x, y));
                }
            }
        }
        return points.build();
    }

    /** Adds the numbered moves in their order: the odd ones are by the player who moves first. */
    void addMoves(Color first, MoveList moves) throws RecordException {
        for (int number = 1; number <= MOST_MOVES; number++) {
            Color player = number % 2 == 1 ? first : first.opponent();
            for (int y = 0; y < lines.rows().size(); y++) {
                DiagramRow row = lines.rows().get(y);
                char digit = (char) ('0' + number % MOST_MOVES);
                for (int x = row.letters().indexOf(digit);
                        x >= 0;
                        x = row.letters().indexOf(digit, x + 1)) {
                    int place = row.places().get(x);
                    moves.move(player, left + x, top + y, new Span(place, place + 1));
                }
            }
        }
    }

    /** The properties that draw shapes and letters on the points. */
    String marks() {
        StringBuilder marks = new StringBuilder();
        for (int y = 0; y < lines.rows().size(); y++) {
            String row = lines.rows().get(y).letters();
            for (int x = 0; x < row.length(); x++) {
                String place = Coordinates.formatSgf(board, point(x, y));
                String mark = lines.letters().mark(row.charAt(x));
                marks.append(mark.isEmpty() ? "" : SgfText.property(mark, place));
                boolean isLabel = lines.letters().isLabel(row.charAt(x));
                marks.append(isLabel ? SgfText.property("LB", place + ":" + row.charAt(x)) : "");
            }
        }
        return marks.toString();
    }

    private int point(int x, int y) {
        return board.point(left + x, top + y);
    }
}
