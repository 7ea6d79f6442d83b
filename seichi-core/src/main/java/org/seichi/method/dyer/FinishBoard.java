package org.seichi.method.dyer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.search.Capture;
import org.seichi.search.CaptureReader;
import org.seichi.search.CaptureResult;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;

/**
 * The board on which a position is played to its end. Dead stones stay on it because they still take away liberties; only
 * living chains can be threatened.
 */
final class FinishBoard {
    private static final int TABLE_BITS = 14;
    private static final SearchLimit LIMIT = new SearchLimit(600, 60);

    private static final long MIXER = 0xD1342543DE82EF95L;

    /** Distance in steps from a chain's liberties within which its capture is decided, ladders excepted. */
    private static final int NEAR = 3;

    /** In liberties: a chain with this number is treated like one with more. */
    private static final int MANY = 6;

    private final SearchBoard board;
    private final int[] deadCode;
    private final CaptureReader reader;
    private final Map<Long, List<Integer>> known = new HashMap<>();

    /**
     * Sets up the board.
     *
     * @param position the position, dead stones included
     * @param dead the dead stones
     * @param counter counts all reading
     */
    FinishBoard(Position position, PointSet dead, NodeCounter counter) {
        board = new SearchBoard(position);
        deadCode = new int[position.board().arrayLength()];
        dead.forEach(point -> deadCode[point] = position.at(point));
        reader = new CaptureReader(new TranspositionTable(TABLE_BITS), counter, LIMIT);
    }

    SearchBoard board() {
        return board;
    }

    /** Whether the stone at a point is living. Other stones may have been played where dead ones were captured. */
    boolean isLiving(int point) {
        int content = board.at(point);
        return Stones.isStone(content) && deadCode[point] != content;
    }

    /** For each of a player's living chains with at most this many liberties, its first stone; from top left to bottom right. */
    List<Integer> shortChains(Color player, int liberties) {
        List<Integer> stones = new ArrayList<>();
        PointSet.Builder seen = PointSet.builder(board.board());
        Board geometry = board.board();
        for (int point = geometry.first(); point <= geometry.last(); point++) {
            if (board.at(point) == player.code() && isLiving(point) && !seen.contains(point)) {
                board.addStones(point, seen);
                if (board.liberties(point) <= liberties) {
                    stones.add(point);
                }
            }
        }
        return stones;
    }

    /**
     * The line by which the opponent, moving first, captures the chain of a stone; empty if he cannot. The answer is cached
     * under a hash of the chain's surroundings.
     */
    List<Integer> captureOf(int stone) {
        return known.computeIfAbsent(surroundings(stone), key -> read(stone));
    }

    private List<Integer> read(int stone) {
        Capture capture = reader.read(board, stone, Color.of(board.at(stone)).opponent());
        return capture.result() == CaptureResult.CAPTURED ? capture.line() : List.of();
    }

    /** A hash of the points near the chain's liberties, with the number of liberties of each chain there, and of the ko. */
    private long surroundings(int stone) {
        Board geometry = board.board();
        PointSet near = board.libertySet(stone).within(NEAR, geometry);
        long hash = board.chain(stone) * MIXER + (near.contains(board.ko()) ? board.ko() : 0);
        for (int point = near.first(); point != Board.NO_POINT; point = near.next(point)) {
            int content = board.at(point);
            int liberties = content == Stones.EMPTY ? 0 : Math.min(MANY, board.liberties(point));
            hash = (hash ^ (point << 8 | content << 4 | liberties)) * MIXER;
            hash ^= hash >>> 29;
        }
        return hash;
    }

    /** Whether the opponent, moving first, captures the chain of a stone. */
    boolean isCapturable(int stone) {
        return !captureOf(stone).isEmpty();
    }

    /** Whether a stone just played is captured if the opponent continues. */
    boolean isLost(int stone) {
        return board.liberties(stone) < 2 || (board.liberties(stone) == 2 && isCapturable(stone));
    }
}
