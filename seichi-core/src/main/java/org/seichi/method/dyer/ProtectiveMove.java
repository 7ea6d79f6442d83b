package org.seichi.method.dyer;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;
import org.seichi.structure.RingOrder;

/**
 * Finds a move that protects a threatened chain: at its liberties or next to them, or at the last liberties of an adjacent
 * enemy chain. Neutral points come first, because they cost nothing.
 */
record ProtectiveMove(FinishBoard finish, PointSet neutral) {
    private static final int WEAK = 2;

    /** The protective move, or {@link Board#NO_POINT} if there is none. The board is left as it was. */
    int against(Threats.Threat threat, Color player) {
        return candidates(threat).stream()
                .filter(point -> protects(point, threat.stone(), player))
                .findFirst()
                .orElse(Board.NO_POINT);
    }

    private boolean protects(int point, int stone, Color player) {
        SearchBoard board = finish.board();
        return board.holdsAfter(
                player,
                point,
                () -> board.at(stone) == player.code() && board.liberties(point) > 1 && !finish.isCapturable(stone));
    }

    private List<Integer> candidates(Threats.Threat threat) {
        SearchBoard board = finish.board();
        PointSet liberties = board.libertySet(threat.stone());
        PointSet points = liberties
                .neighbors(board.board())
                .filter(point -> board.at(point) == Stones.EMPTY)
                .union(board.libertiesOfEnemies(threat.stone(), point -> WEAK))
                .union(liberties);
        return Arrays.stream(RingOrder.of(board, points))
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(point -> neutral.contains(point) ? 0 : 1)
                        .thenComparingInt(point -> liberties.contains(point) ? 0 : 1))
                .toList();
    }
}
