package org.seichi.method.reading.ending;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.score.Ownership;
import org.seichi.search.SearchBoard;
import org.seichi.search.Solution;
import org.seichi.structure.RingOrder;

/**
 * Neutral points that are left because a stone on them would be taken, mostly on the edge. They cannot stay open: beside one
 * nobody has territory. So somebody connects first, on a point of his own, and who loses nothing by it begins.
 */
final class LastPoints {
    private final SearchBoard board;
    private final CaptureMemory captures;
    private final GreedyEnding greedy;
    private final Ownership owners;
    private final PointSet neutral;

    LastPoints(SearchBoard board, CaptureMemory captures, GreedyEnding greedy, Ownership owners, PointSet neutral) {
        this.board = board;
        this.captures = captures;
        this.greedy = greedy;
        this.owners = owners;
        this.neutral = neutral;
    }

    /**
     * The connection that leads to most, if it leads to more than a pass, or to as much and the opponent cannot take the point
     * either. What it meets is the capture of a stone on the neutral point. The board is left as it was.
     */
    Optional<EndingMove> connection(Color player) {
        EndingMove best = null;
        int most = Integer.MIN_VALUE;
        for (int point : RingOrder.of(board, neutral)) {
            EndingMove move =
                    board.at(point) == Stones.EMPTY ? connection(player, point).orElse(null) : null;
            if (move != null) {
                most = most == Integer.MIN_VALUE ? greedy.value(Board.NO_POINT, player) : most;
                int value = greedy.value(move.point(), player);
                if (value > most || (value == most && best == null && !canTake(player.opponent(), point))) {
                    most = value;
                    best = move;
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private boolean canTake(Color player, int point) {
        return board.legality(player, point) == Legality.LEGAL && capture(player, point) == Solution.NO_MOVE;
    }

    /** What has to be filled before a player can take a neutral point. */
    private Optional<EndingMove> connection(Color player, int point) {
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
        Attack attack = new Attack(Attack.Kind.LAST_POINT, point, 1, capture);
        return Optional.of(new EndingMove(player, capture, Optional.of(attack), line));
    }

    /** Where a stone on a point would be taken; {@link Solution#NO_MOVE} if it would not be or cannot be played. */
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
