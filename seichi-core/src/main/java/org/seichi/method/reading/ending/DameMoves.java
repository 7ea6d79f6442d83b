package org.seichi.method.reading.ending;

import java.util.HashMap;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.search.SearchBoard;
import org.seichi.structure.RingOrder;

/**
 * Chooses the neutral point to play next. In this order: one that makes the opponent fill a point of his own; one by which
 * the opponent would make the player do so; one that will come to that when the neutral points around are gone; one that
 * threatens, because the answer gives the turn back; any other. A stone that would be taken is not played.
 */
final class DameMoves {
    /** Each reason weighs more than all that come after it together; both players may be short. */
    private static final int WILL_BE_SHORT = DameCosts.MOST_PRESSURE + 1;

    private static final int WOULD_BE_FORCED = 3 * WILL_BE_SHORT;
    private static final int FORCES = 2 * WOULD_BE_FORCED;
    private static final int UNPLAYABLE = -1;

    private final SearchBoard board;
    private final DameCosts costs;
    private final int[] dame;
    private final LocalHash state;
    private final Map<Long, DameEffect> effects = new HashMap<>();
    private final Map<Long, Boolean> shortages = new HashMap<>();

    /** Prepares the choice among the given points. */
    DameMoves(SearchBoard board, DameCosts costs, PointSet dame) {
        this.board = board;
        this.costs = costs;
        this.dame = RingOrder.of(board, dame);
        this.state = new LocalHash(board);
    }

    /** The move, or {@link Board#NO_POINT} if there is none worth playing. The board is left as it was. */
    int best(Color player) {
        int best = Board.NO_POINT;
        int most = UNPLAYABLE;
        for (int point : dame) {
            int value = value(player, point);
            if (value > most) {
                most = value;
                best = point;
            }
        }
        return best;
    }

    private int value(Color player, int point) {
        if (board.legality(player, point) != Legality.LEGAL) {
            return UNPLAYABLE;
        }
        long around = state.aroundPoint(point);
        DameEffect own = effect(player, point, around);
        if (!own.isSafe()) {
            return UNPLAYABLE;
        }
        if (own.owes()) {
            return 0;
        }
        Color opponent = player.opponent();
        int value = own.pressure() + (own.forces() ? FORCES : 0);
        if (board.legality(opponent, point) == Legality.LEGAL
                && effect(opponent, point, around).forces()) {
            value += WOULD_BE_FORCED;
        }
        value += willBeShort(player, point, around) ? WILL_BE_SHORT : 0;
        value += willBeShort(opponent, point, around) ? WILL_BE_SHORT : 0;
        return value;
    }

    private DameEffect effect(Color player, int point, long around) {
        return effects.computeIfAbsent(around * 2 + player.code(), key -> costs.effect(player, point));
    }

    private boolean willBeShort(Color victim, int point, long around) {
        return shortages.computeIfAbsent(around * 2 + victim.code(), key -> costs.willBeShort(victim, point));
    }
}
