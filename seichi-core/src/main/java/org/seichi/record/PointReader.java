package org.seichi.record;

import java.util.OptionalInt;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.text.Coordinates;
import org.seichi.text.Texts;

/** Reads property values that name points: single ones ({@code dp}), or a rectangle given by its corners ({@code aa:cc}). */
final class PointReader {
    /** Returned by {@link #read} if the value is empty or "pass". */
    static final int NOTHING = -1;
    /** Returned by {@link #read} if the value names a point that is not on the board. */
    static final int OFF_BOARD = -2;
    /** Returned by {@link #read} if the value names no point. */
    static final int UNREADABLE = -3;

    /** Side of the largest board on which {@code tt} is a pass. */
    private static final int PASS_SIZE = 19;
    /** Maximum number of points listed in a game: more than any record needs, and few enough to read quickly. */
    private static final int MOST_LISTED = 1_000_000;

    private final Board board;
    private final String text;
    private final Problems problems;
    private int listed;

    PointReader(Board board, String text, Problems problems) {
        this.board = board;
        this.text = text;
        this.problems = problems;
    }

    /** The point of a move, {@link Board#NO_POINT} for a pass, {@link #UNREADABLE} if the move is to be skipped. */
    int move(int start, int end) {
        int point = read(start, end);
        if (point == NOTHING) {
            return Board.NO_POINT;
        }
        if (point == OFF_BOARD) {
            if (!isPass(start, end)) {
                problems.warn(Tolerance.MOVE_OFF_BOARD, start, end);
            }
            return Board.NO_POINT;
        }
        if (point == UNREADABLE) {
            problems.warn(Tolerance.MOVE_UNREADABLE, start, end);
        }
        return point;
    }

    /**
     * Adds the point or the rectangle of points that a value names.
     *
     * @throws RecordException if the game lists more points than any record needs
     */
    void list(int start, int end, PointSet.Builder points) throws RecordException {
        int colon = start;
        while (colon < end && text.charAt(colon) != ':') {
            colon++;
        }
        int first = read(start, colon);
        int second = colon == end ? first : read(colon + 1, end);
        if (first < 0 || second < 0) {
            boolean offBoard = first == OFF_BOARD || second == OFF_BOARD;
            problems.warn(offBoard ? Tolerance.POINT_OFF_BOARD : Tolerance.POINT_UNREADABLE, start, end);
            return;
        }
        int left = Math.min(board.x(first), board.x(second));
        int right = Math.max(board.x(first), board.x(second));
        int top = Math.min(board.y(first), board.y(second));
        int bottom = Math.max(board.y(first), board.y(second));
        listed += (right - left + 1) * (bottom - top + 1);
        if (listed > MOST_LISTED) {
            throw problems.refusal(start, Refusal.TOO_MANY_POINTS, String.valueOf(MOST_LISTED));
        }
        for (int y = top; y <= bottom; y++) {
            for (int x = left; x <= right; x++) {
                points.add(board.point(x, y));
            }
        }
    }

    private int read(int from, int to) {
        int start = from;
        int end = to;
        while (start < end && text.charAt(start) <= ' ') {
            start++;
        }
        while (start < end && text.charAt(end - 1) <= ' ') {
            end--;
        }
        if (start == end) {
            return NOTHING;
        }
        if (end - start == 2 && Scan.isLetter(text.charAt(start)) && Scan.isLetter(text.charAt(start + 1))) {
            return letters(start, end);
        }
        return boardName(start, end);
    }

    private int letters(int start, int end) {
        char column = text.charAt(start);
        char row = text.charAt(start + 1);
        if (column < 'a' || row < 'a') {
            problems.warn(Tolerance.POINT_CAPITALS, start, end);
        }
        int x = Texts.lowercase(column) - 'a';
        int y = Texts.lowercase(row) - 'a';
        return x < board.width() && y < board.height() ? board.point(x, y) : OFF_BOARD;
    }

    /** A point such as "D4", or "pass". */
    private int boardName(int start, int end) {
        if (end - start > 4) {
            return UNREADABLE;
        }
        String name = text.substring(start, end);
        boolean pass = Texts.lowercase(name).equals("pass");
        OptionalInt point = pass ? OptionalInt.of(NOTHING) : Coordinates.parse(board, name);
        if (point.isPresent()) {
            problems.warn(Tolerance.POINT_BOARD_NAME, start, end);
        }
        return point.orElse(UNREADABLE);
    }

    private boolean isPass(int start, int end) {
        boolean small = board.width() <= PASS_SIZE && board.height() <= PASS_SIZE;
        return small && Texts.strip(text.substring(start, end)).equals("tt");
    }
}
