package org.seichi.method.reading;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/** Tells the chains that are to live from the dead stones that still stand on the board. */
final class LivingChains {
    private final SearchBoard board;
    private final PointSet dead;
    private final int[] deadCode;

    /**
     * Remembers whose the dead stones are, because other stones may come to stand on their points.
     *
     * @param board the board before anything is played
     * @param dead the dead stones on it
     */
    LivingChains(SearchBoard board, PointSet dead) {
        this.board = board;
        this.dead = dead;
        this.deadCode = new int[board.board().arrayLength()];
        dead.forEach(point -> deadCode[point] = board.at(point));
    }

    /** Whether a living stone stands at a point. */
    boolean isLiving(int point) {
        int content = board.at(point);
        return (content == Stones.BLACK || content == Stones.WHITE)
                && !(dead.contains(point) && deadCode[point] == content);
    }

    /** A stone of each living chain of a player, ordered by the first stone. */
    List<Integer> of(Color player) {
        List<Integer> stones = new ArrayList<>();
        Board geometry = board.board();
        PointSet seen = PointSet.empty(geometry);
        for (int point = geometry.first(); point <= geometry.last(); point++) {
            if (board.at(point) == player.code() && isLiving(point) && !seen.contains(point)) {
                seen = seen.union(board.stonesOf(point));
                stones.add(point);
            }
        }
        return stones;
    }
}
