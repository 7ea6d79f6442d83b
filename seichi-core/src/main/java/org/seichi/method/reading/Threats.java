package org.seichi.method.reading;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.search.Capture;
import org.seichi.search.CaptureReader;
import org.seichi.search.CaptureResult;
import org.seichi.search.SearchBoard;

/**
 * The living chains that their opponent could capture by playing first.
 *
 * <p>What could be captured in the position where the record stops is left out as long as its liberties are the same:
 * both players saw it and stopped all the same, so the reading must be wrong or the chain not worth a move.
 */
final class Threats {
    private static final int FEW_LIBERTIES = 2;

    private final SearchBoard board;
    private final CaptureReader reader;
    private final LivingChains living;
    private final Map<Integer, PointSet> seenByPlayers = new HashMap<>();

    Threats(SearchBoard board, CaptureReader reader, LivingChains living) {
        this.board = board;
        this.reader = reader;
        this.living = living;
        for (Color player : Color.values()) {
            for (int stone : living.of(player)) {
                if (isShort(stone) && isCapturable(stone)) {
                    PointSet liberties = board.libertySet(stone);
                    board.stonesOf(stone).forEach(point -> seenByPlayers.put(point, liberties));
                }
            }
        }
    }

    /**
     * A living chain and how it is captured.
     *
     * @param stone a stone of the chain
     * @param size number of its stones
     * @param line the moves that capture it, the opponent first
     */
    record Threat(int stone, int size, List<Integer> line) {}

    /** The threat to the largest chain of a player that a move of the opponent would capture, if there is one. */
    Optional<Threat> largest(Color player) {
        Threat largest = null;
        for (int stone : living.of(player)) {
            int size = board.chainSize(stone);
            if ((largest == null || size > largest.size()) && isShort(stone) && !wasSeen(stone)) {
                Capture capture = reader.read(board, stone, player.opponent());
                if (capture.result() == CaptureResult.CAPTURED) {
                    largest = new Threat(stone, size, capture.line());
                }
            }
        }
        return Optional.ofNullable(largest);
    }

    /** Whether the opponent captures the chain of a stone by playing first. */
    boolean isCapturable(int stone) {
        Color owner = Color.of(board.at(stone));
        return reader.read(board, stone, owner.opponent()).result() == CaptureResult.CAPTURED;
    }

    private boolean isShort(int stone) {
        return board.liberties(stone) <= FEW_LIBERTIES;
    }

    private boolean wasSeen(int stone) {
        return board.libertySet(stone).equals(seenByPlayers.get(stone));
    }
}
