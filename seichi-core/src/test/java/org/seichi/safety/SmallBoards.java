package org.seichi.safety;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.testkit.Symmetry;

/** All legal positions of a board. */
final class SmallBoards {
    private SmallBoards() {}

    /** Calls the action with every legal position, built stone by stone without captures on the way. */
    static void each(Board board, Consumer<Position> action) {
        each(Position.empty(board), Board.NO_POINT, action);
    }

    /**
     * Calls the action with one position of each set that symmetry and swapped colors turn into each other, and with the
     * number of legal positions in the set.
     */
    static void eachOfItsViews(Board board, ObjIntConsumer<Position> action) {
        List<int[]> views = views(board);
        each(board, position -> {
            long[] codes = codes(position, views);
            if (Arrays.stream(codes).min().orElseThrow() == codes[0]) {
                action.accept(position, (int) Arrays.stream(codes).distinct().count());
            }
        });
    }

    /** The order in which each symmetry that keeps the board's shape reads the points; the identity comes first. */
    private static List<int[]> views(Board board) {
        int[] points = board.points().toArray();
        List<int[]> views = new ArrayList<>();
        for (Symmetry symmetry : Symmetry.values()) {
            if (symmetry.board(board).equals(board)) {
                views.add(Arrays.stream(points)
                        .map(point -> symmetry.point(board, point))
                        .toArray());
            }
        }
        return views;
    }

    /** The position as a number in base three, for every symmetry, first as it is and then with the colors swapped. */
    private static long[] codes(Position position, List<int[]> views) {
        long[] codes = new long[2 * views.size()];
        for (int view = 0; view < codes.length; view++) {
            boolean swapped = view % 2 == 1;
            for (int point : views.get(view / 2)) {
                int content = position.at(point);
                codes[view] =
                        3 * codes[view] + (swapped && content != Stones.EMPTY ? Stones.STONES_SUM - content : content);
            }
        }
        return codes;
    }

    private static void each(Position position, int last, Consumer<Position> action) {
        action.accept(position);
        PointSet empty = position.empty();
        for (int point = empty.next(last); point != Board.NO_POINT; point = empty.next(point)) {
            for (Color player : Color.values()) {
                Legality legality = position.legality(player, point);
                if (legality != Legality.SUICIDE && legality != Legality.SINGLE_SUICIDE) {
                    Position next = position.play(player, point);
                    if (next.capturedBy(player) == 0) {
                        each(next, point, action);
                    }
                }
            }
        }
    }
}
