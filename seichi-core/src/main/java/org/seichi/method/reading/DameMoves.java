package org.seichi.method.reading;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.search.SearchBoard;
import org.seichi.structure.RingOrder;

/**
 * Chooses the neutral point to play next: one that threatens before one that does not, because the answer gives the turn
 * back. A stone that would be captured is not played.
 */
final class DameMoves {
    private static final int ATARI = 5;
    private static final int UNPLAYABLE = -1;

    private final SearchBoard board;
    private final LivingChains living;
    private final Threats threats;
    private final int[] dame;

    /** Prepares the choice among the given points. */
    DameMoves(SearchBoard board, LivingChains living, Threats threats, PointSet dame) {
        this.board = board;
        this.living = living;
        this.threats = threats;
        this.dame = RingOrder.of(board, dame);
    }

    /** The move, or {@link Board#NO_POINT} if there is none worth playing. The board is left as it was. */
    int best(Color player) {
        int best = Board.NO_POINT;
        int most = UNPLAYABLE;
        for (int point : dame) {
            if (board.legality(player, point) == Legality.LEGAL) {
                int pressure = pressure(player, point);
                if (pressure > most) {
                    most = pressure;
                    best = point;
                }
            }
        }
        return best;
    }

    /** How much a stone at the point presses the living enemy chains next to it. */
    private int pressure(Color player, int point) {
        board.play(player, point);
        int pressure = 0;
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.board().neighbor(point, direction);
            if (board.at(neighbor) == player.opponent().code() && living.isLiving(neighbor)) {
                int liberties = board.liberties(neighbor);
                pressure += liberties == 1 ? ATARI : liberties == 2 ? 1 : 0;
            }
        }
        boolean lost = board.liberties(point) < 2 || (board.liberties(point) == 2 && threats.isCapturable(point));
        board.undo();
        return lost ? UNPLAYABLE : pressure;
    }
}
