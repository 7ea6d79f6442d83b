package org.seichi.method.reading.ending;

import java.util.Arrays;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;
import org.seichi.structure.RingOrder;

/**
 * Distinguishes living chains from dead stones that are still on the board. Dead stones stay there during the ending because
 * they take away liberties and may be rescued.
 */
final class LivingChains {
    private final SearchBoard board;
    private final int[] steps;
    private final byte[] deadCode;
    private final byte[] livingCode;
    private final int[] order;
    private final int[] marks;
    /** Reused buffer for each answer. */
    private final int[] found;

    private int mark;

    /**
     * Records the colors of the stones, because others may later be played on their points.
     *
     * @param board the board before anything is played
     * @param dead the dead stones on it
     */
    LivingChains(SearchBoard board, PointSet dead) {
        this.board = board;
        this.steps = board.board().directions();
        this.deadCode = new byte[board.board().arrayLength()];
        dead.forEach(point -> deadCode[point] = (byte) board.at(point));
        this.order = RingOrder.of(board, board.board().points());
        this.livingCode = new byte[deadCode.length];
        board.board().points().filter(this::isLiving).forEach(point -> livingCode[point] = (byte) board.at(point));
        this.marks = new int[deadCode.length];
        this.found = new int[order.length];
    }

    /** Whether the stone at a point is living; false if the point is empty. */
    boolean isLiving(int point) {
        int content = board.at(point);
        return Stones.isStone(content) && deadCode[point] != content;
    }

    /** For each of a player's chains that lives or is connected to living stones, one living stone. */
    int[] living(Color player) {
        return stones(player, true);
    }

    /** For each of a player's chains with dead stones, one of them. */
    int[] dead(Color player) {
        return stones(player, false);
    }

    private int[] stones(Color player, boolean alive) {
        int count = 0;
        mark++;
        for (int point : order) {
            if (board.at(point) == player.code() && isLiving(point) == alive && marks[board.chain(point)] != mark) {
                marks[board.chain(point)] = mark;
                found[count++] = point;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** The points at which living stones of a player have been captured. */
    PointSet captured(Color player) {
        return board.board()
                .points()
                .filter(point -> livingCode[point] == player.code() && board.at(point) != player.code());
    }

    /** Whether the chain of a dead stone is connected to living stones. */
    boolean isJoined(int stone) {
        int each = stone;
        do {
            if (isLiving(each)) {
                return true;
            }
            each = board.nextStone(each);
        } while (each != stone);
        return false;
    }

    /** Whether a living stone of a player is next to a point. */
    boolean isBeside(int point, Color player) {
        for (int step : steps) {
            if (board.at(point + step) == player.code() && isLiving(point + step)) {
                return true;
            }
        }
        return false;
    }
}
