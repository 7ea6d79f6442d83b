package org.seichi.evaluate;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.CaptureReader;
import org.seichi.search.CaptureResult;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.zone.Claim;
import org.seichi.zone.ZoneReader;

/**
 * An aim of a player: to capture stones of the opponent, or to connect own stones to a friend.
 *
 * @param player who threatens
 * @param stones the stones to be captured or connected
 * @param friend a stone of his that is in no danger, or {@link Board#NO_POINT} for a capture
 */
record Threat(Color player, PointSet stones, int friend) {
    private static final int TABLE_BITS = 12;
    private static final SearchLimit LIMIT = new SearchLimit(60, 40);
    private static final Budget CAPTURE = new Budget(200);
    private static final Budget CONNECTION = new Budget(250);

    /** Whether the stones are to be captured. */
    boolean isCapture() {
        return friend == Board.NO_POINT;
    }

    /** Empty points at which it may be carried out or prevented at once. */
    PointSet near(Position position) {
        PointSet near = stones.neighbors(position.board());
        if (!isCapture()) {
            near = near.union(near.neighbors(position.board()));
            near = near.union(near.neighbors(position.board()));
        }
        return near.intersection(position.empty());
    }

    /** Whether it is proven that the player achieves it, with the position's player to move. */
    boolean succeeds(Position position) {
        int stone = stones.first();
        if (!isCapture()) {
            Claim claim = new Claim(Claim.Kind.CONNECTED, PointSet.of(position.board(), stone, friend));
            boolean stand = position.at(stone) == player.code() && position.at(friend) == player.code();
            return stand
                    && ZoneReader.read(
                                    position, Suicide.FORBIDDEN, player, claim, TABLE_BITS, new NodeCounter(CONNECTION))
                            .isPresent();
        }
        if (position.at(stone) != player.opponent().code()) {
            return true;
        }
        return new CaptureReader(new TranspositionTable(TABLE_BITS), new NodeCounter(CAPTURE), LIMIT)
                        .read(position, stone, position.toMove())
                        .result()
                == CaptureResult.CAPTURED;
    }
}
