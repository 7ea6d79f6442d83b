package org.seichi.method.reading.ending;

import java.util.Arrays;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;
import org.seichi.structure.RingOrder;

/**
 * Tells the chains that are to live from the dead stones that still stand on the board. Dead stones stay there while the
 * ending is played, because they take liberties and may come back.
 */
final class LivingChains {
    private final SearchBoard board;
    private final int[] steps;
    private final byte[] deadCode;
    private final int[] order;
    private final int[] marks;
    /** Used again for every answer until it is complete. */
    private final int[] found;

    private int mark;

    /**
     * Remembers whose the dead stones are, because other stones may come to stand on their points.
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
        this.marks = new int[deadCode.length];
        this.found = new int[order.length];
    }

    /** Whether a living stone stands at a point. */
    boolean isLiving(int point) {
        int content = board.at(point);
        return (content == Stones.BLACK || content == Stones.WHITE) && deadCode[point] != content;
    }

    /** A stone of each chain of a player that lives or has been joined to one that does. */
    int[] living(Color player) {
        return stones(player, true);
    }

    /** A dead stone of each chain of a player that has some. */
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

    /** Whether the chain of a dead stone has been joined to living stones. */
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

    /** Whether a living stone of a player stands beside a point. */
    boolean isBeside(int point, Color player) {
        for (int step : steps) {
            if (board.at(point + step) == player.code() && isLiving(point + step)) {
                return true;
            }
        }
        return false;
    }
}
