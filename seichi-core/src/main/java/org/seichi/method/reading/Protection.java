package org.seichi.method.reading;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;
import org.seichi.structure.RingOrder;

/**
 * Finds the move that protects a threatened chain: at its liberties, next to them, or at the last two liberties of an
 * enemy chain beside it. Neutral points come first, because they cost nothing.
 */
final class Protection {
    private static final int CAPTURABLE = 2;

    private final SearchBoard board;
    private final Threats threats;
    private final PointSet neutral;

    Protection(SearchBoard board, Threats threats, PointSet neutral) {
        this.board = board;
        this.threats = threats;
        this.neutral = neutral;
    }

    /** The protecting move, or {@link Board#NO_POINT} if there is none. The board is left as it was. */
    int of(int stone, Color player) {
        for (int point : candidates(stone)) {
            if (board.legality(player, point) == Legality.LEGAL && protects(point, stone, player)) {
                return point;
            }
        }
        return Board.NO_POINT;
    }

    private boolean protects(int point, int stone, Color player) {
        board.play(player, point);
        boolean safe = board.at(stone) == player.code() && board.liberties(point) > 1 && !threats.isCapturable(stone);
        board.undo();
        return safe;
    }

    private List<Integer> candidates(int stone) {
        Board geometry = board.board();
        PointSet liberties = board.libertySet(stone);
        PointSet.Builder points = PointSet.builder(geometry).addAll(liberties);
        int enemy = Stones.STONES_SUM - board.at(stone);
        board.stonesOf(stone).neighbors(geometry).forEach(point -> {
            if (board.at(point) == enemy && board.liberties(point) <= CAPTURABLE) {
                points.addAll(board.libertySet(point));
            }
        });
        liberties.neighbors(geometry).forEach(point -> {
            if (board.at(point) == Stones.EMPTY) {
                points.add(point);
            }
        });
        return ordered(points.build(), liberties);
    }

    /** Neutral points first, then the chain's own liberties, then the rest; among equals the outermost. */
    private List<Integer> ordered(PointSet points, PointSet liberties) {
        return Arrays.stream(RingOrder.of(board, points))
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(point -> neutral.contains(point) ? 0 : 1)
                        .thenComparingInt(point -> liberties.contains(point) ? 0 : 1))
                .toList();
    }
}
