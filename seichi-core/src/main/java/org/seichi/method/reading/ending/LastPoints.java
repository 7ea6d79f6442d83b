package org.seichi.method.reading.ending;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.score.Ownership;
import org.seichi.search.SearchBoard;
import org.seichi.search.Solution;

/**
 * Finds connections for neutral points where a stone would be captured, mostly on the edge. They cannot stay open, since nobody
 * has territory beside an open neutral point. So a player who loses nothing by it connects on a point of his own before he takes one.
 */
record LastPoints(
        SearchBoard board, CachedCaptures captures, GreedyEnding greedy, Ownership owners, NeutralPoints neutral) {
    /**
     * The connection with the best outcome, if that is better than a pass, or equal and the opponent cannot take the point
     * either. The attack that it prevents is the capture of a stone on the neutral point. The board is left as it was.
     */
    Optional<Attack> connection(Color player) {
        Attack best = null;
        int most = Integer.MIN_VALUE;
        for (int point : neutral.ordered()) {
            Optional<Attack> attack = connection(player, point);
            if (attack.isPresent()) {
                most = most == Integer.MIN_VALUE ? greedy.value(Board.NO_POINT, player) : most;
                int value = greedy.value(attack.get().defence(), player);
                if (value > most || (value == most && best == null && !canTake(player.opponent(), point))) {
                    most = value;
                    best = attack.get();
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private boolean canTake(Color player, int point) {
        return board.legality(player, point) == Legality.LEGAL && capture(player, point) == Solution.NO_MOVE;
    }

    /** The connection in his own territory that a player needs before he can take a neutral point; empty if none. */
    private Optional<Attack> connection(Color player, int point) {
        int capture = capture(player, point);
        if (capture == Solution.NO_MOVE
                || !owners.of(player).contains(capture)
                || board.legality(player, capture) != Legality.LEGAL) {
            return Optional.empty();
        }
        board.play(player, point);
        List<Integer> line = new ArrayList<>(List.of(Board.NO_POINT, point));
        line.addAll(captures.line(point));
        board.undo();
        return Optional.of(
                new Attack(Attack.Kind.LAST_POINT, player, point, 1, capture, line, capture, Optional.empty()));
    }

    /** Where the opponent captures a stone played on a point; {@link Solution#NO_MOVE} if he cannot or the move is illegal. */
    private int capture(Color player, int point) {
        if (board.legality(player, point) != Legality.LEGAL) {
            return Solution.NO_MOVE;
        }
        board.play(player, point);
        int capture = captures.move(point);
        board.undo();
        return capture;
    }
}
