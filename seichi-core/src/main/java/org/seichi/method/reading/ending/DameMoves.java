package org.seichi.method.reading.ending;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.search.SearchBoard;

/**
 * Chooses the neutral point to play next, in this order: one that makes the opponent fill a point of his own, or answer while it
 * encloses points or keeps him from enclosing some; one on which the opponent would make the player do so; the one that encloses
 * most points, or keeps the opponent from it; one that would force either of them to fill later, when the neutral points around
 * are gone; one that threatens, because the answer returns the turn; any other. A stone that would be captured is not played.
 */
final class DameMoves {
    private static final Reasons NONE = new Reasons(false, false, 0, 0, 0);

    private final SearchBoard board;
    private final DameCosts costs;
    private final NeutralPoints neutral;
    private final LocalHash state;
    private final Map<Long, DameEffect> effects = new HashMap<>();
    private final Map<Long, Boolean> shortages = new HashMap<>();

    /** Prepares the choice among the points that are neutral at each turn. */
    DameMoves(SearchBoard board, DameCosts costs, NeutralPoints neutral) {
        this.board = board;
        this.costs = costs;
        this.neutral = neutral;
        this.state = new LocalHash(board);
    }

    /**
     * Reasons for a move, compared lexicographically; {@code swing} counts the points that the move encloses and those that the opponent would
     * enclose there, {@code shortages} the players who would have to fill a point later ({@link DameCosts#willBeShort}).
     */
    record Reasons(boolean forces, boolean wouldBeForced, int swing, int shortages, int pressure) {
        boolean outweigh(Reasons others) {
            if (forces != others.forces) {
                return forces;
            }
            if (wouldBeForced != others.wouldBeForced) {
                return wouldBeForced;
            }
            if (swing != others.swing) {
                return swing > others.swing;
            }
            return shortages != others.shortages ? shortages > others.shortages : pressure > others.pressure;
        }
    }

    /** The best move, or {@link Board#NO_POINT} if there is none. The board is left as it was. */
    int best(Color player) {
        int best = Board.NO_POINT;
        Reasons most = null;
        for (int point : neutral.ordered()) {
            Optional<Reasons> reasons = reasons(player, point);
            if (reasons.isPresent() && (most == null || reasons.get().outweigh(most))) {
                most = reasons.get();
                best = point;
            }
        }
        return best;
    }

    /** The reasons for a move; empty if it is illegal or its stone would be captured. */
    private Optional<Reasons> reasons(Color player, int point) {
        if (board.legality(player, point) != Legality.LEGAL || !neutral.contains(point)) {
            return Optional.empty();
        }
        long around = state.aroundPoint(point) + neutral.regionHash(point) + neutral.enclosedNear(point);
        DameEffect own = effect(player, point, around);
        if (!own.isSafe()) {
            return Optional.empty();
        }
        if (own.owes()) {
            return Optional.of(NONE);
        }
        Color opponent = player.opponent();
        DameEffect others =
                board.legality(opponent, point) == Legality.LEGAL ? effect(opponent, point, around) : DameEffect.LOST;
        int swing = own.gain() + others.gain();
        int shortages = (willBeShort(player, point, around) ? 1 : 0) + (willBeShort(opponent, point, around) ? 1 : 0);
        return Optional.of(
                new Reasons(own.gainsInSente(swing), others.gainsInSente(swing), swing, shortages, own.pressure()));
    }

    private DameEffect effect(Color player, int point, long around) {
        return effects.computeIfAbsent(around * 2 + player.code(), key -> costs.effect(player, point));
    }

    private boolean willBeShort(Color victim, int point, long around) {
        return shortages.computeIfAbsent(around * 2 + victim.code(), key -> costs.willBeShort(victim, point));
    }
}
