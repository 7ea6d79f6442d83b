package org.seichi.method.dyer;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;
import org.seichi.structure.RingOrder;

/**
 * Fills the dame fairly (Dyer, step 3): the players alternate, answer ataris and make connections, and play no stone that would
 * be lost.
 */
final class FairDame {
    private static final int LONGEST = 2 * Board.MAX_SIZE * Board.MAX_SIZE;

    /** Values of a neutral point, which add up. Threats come first because they keep the turn. */
    private static final int PLAYABLE = 1;

    private static final int JOINS = 2;
    private static final int PROTECTS = 4;
    private static final int THREATENS = 8;

    private final FinishBoard finish;
    private final SearchBoard board;
    private final Threats threats;
    private final ProtectiveMove protection;
    private final int[] dame;
    private final List<Played> moves = new ArrayList<>();

    FairDame(FinishBoard finish, Threats threats, PointSet neutral) {
        this.finish = finish;
        board = finish.board();
        this.threats = threats;
        protection = new ProtectiveMove(finish, neutral);
        dame = RingOrder.of(board, neutral);
    }

    /** Fills the dame and returns the moves without passes. The board is left after the last move. */
    List<Played> fill() {
        int passes = 0;
        while (passes < 2 && moves.size() < LONGEST) {
            Color player = board.toMove();
            if (answer(player) || take(player)) {
                passes = 0;
            } else {
                board.pass();
                passes++;
            }
        }
        return moves;
    }

    private boolean answer(Color player) {
        for (Threats.Threat threat : threats.against(player)) {
            int point = protection.against(threat, player);
            if (point != Board.NO_POINT) {
                play(new Played(player, point, Kind.FORCE_CONNECT, threat.line(), threat.stone()));
                return true;
            }
        }
        return false;
    }

    /** Takes the neutral point of greatest value: first threats, then protection and connections, then any other. */
    private boolean take(Color player) {
        int best = Board.NO_POINT;
        int most = 0;
        for (int point : dame) {
            if (board.at(point) == Stones.EMPTY) {
                int worth = worth(player, point);
                if (worth > most) {
                    most = worth;
                    best = point;
                }
            }
        }
        if (best == Board.NO_POINT) {
            return false;
        }
        Kind kind = most >= THREATENS ? Kind.ATARI : most > PLAYABLE ? Kind.CONNECT : Kind.NIL;
        play(new Played(player, best, kind, List.of(), Board.NO_POINT));
        return true;
    }

    private void play(Played move) {
        moves.add(move);
        board.play(move.color(), move.point());
    }

    /** The value of a neutral point; 0 if it cannot be played safely. */
    private int worth(Color player, int point) {
        if (!isPlayable(player, point)) {
            return 0;
        }
        int worth = PLAYABLE;
        worth += threatens(player, point) ? THREATENS : 0;
        worth += isPlayable(player.opponent(), point) && threatens(player.opponent(), point) ? PROTECTS : 0;
        worth += joins(player, point) ? JOINS : 0;
        return worth;
    }

    private boolean isPlayable(Color player, int point) {
        return board.holdsAfter(player, point, () -> !finish.isLost(point));
    }

    private boolean threatens(Color player, int point) {
        board.play(player, point);
        boolean found = false;
        for (int direction = 0; direction < 4 && !found; direction++) {
            int neighbor = board.board().neighbor(point, direction);
            found = board.at(neighbor) == player.opponent().code()
                    && finish.isLiving(neighbor)
                    && threats.isThreatened(neighbor);
        }
        board.undo();
        return found;
    }

    private boolean joins(Color player, int point) {
        int first = 0;
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.board().neighbor(point, direction);
            if (board.at(neighbor) == player.code() && finish.isLiving(neighbor)) {
                if (first != 0 && board.chain(neighbor) != first) {
                    return true;
                }
                first = board.chain(neighbor);
            }
        }
        return false;
    }
}
