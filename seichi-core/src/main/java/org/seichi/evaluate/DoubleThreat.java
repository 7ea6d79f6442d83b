package org.seichi.evaluate;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;

/**
 * A move that threatens two things at once, each of which the opponent could prevent by itself (Mueller, section 5.3, figure 13):
 * no answer prevents both.
 *
 * @param player who threatens
 * @param move the move
 * @param rescued own groups in danger that would be connected
 * @param captured stones of the opponent that would be taken
 */
public record DoubleThreat(Color player, int move, List<PointSet> rescued, List<PointSet> captured) {
    /** Keeps immutable copies. */
    public DoubleThreat {
        rescued = List.copyOf(rescued);
        captured = List.copyOf(captured);
    }

    /** The same threat on the original board, if this one is as seen in a view. */
    DoubleThreat origin(Orientation view) {
        return new DoubleThreat(view.seen(player), view.origin(move), origins(view, rescued), origins(view, captured));
    }

    private static List<PointSet> origins(Orientation view, List<PointSet> seen) {
        return seen.stream()
                .map(view::origin)
                .sorted(Comparator.comparingInt(PointSet::first))
                .toList();
    }

    /** The smallest of the things threatened, in points: two for each stone. */
    public int least() {
        return Stream.concat(rescued.stream(), captured.stream())
                .mapToInt(stones -> 2 * stones.size())
                .min()
                .orElse(Integer.MAX_VALUE);
    }
}
