package org.seichi.evaluate;

import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.Capture;
import org.seichi.search.CaptureReader;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.zone.Claim;
import org.seichi.zone.ZoneReader;

/**
 * An aim of a player: to capture stones of the opponent, or to connect own stones to a friend.
 *
 * @param player who threatens
 * @param stones the chain to be captured, or the group to be connected
 * @param stone one of them, which is read: for a connection the nearest to the friend
 * @param friend a stone of his that is in no danger, or {@link Board#NO_POINT} for a capture
 * @param places the empty points at which a move may further it
 */
record Threat(Color player, PointSet stones, int stone, int friend, PointSet places) {
    private static final int TABLE_BITS = 12;
    private static final SearchLimit LIMIT = new SearchLimit(60, 40);
    private static final Budget CAPTURE = new Budget(200);
    private static final Budget CONNECTION = new Budget(250);

    /** The aim to capture a chain, at its liberties. */
    static Threat capture(Position position, Color player, PointSet chain) {
        PointSet liberties = chain.neighbors(position.board()).intersection(position.empty());
        return new Threat(player, chain, chain.first(), Board.NO_POINT, liberties);
    }

    /** Whether the stones are to be captured. */
    boolean isCapture() {
        return friend == Board.NO_POINT;
    }

    /**
     * A proof that the player achieves it.
     *
     * @param zone the points that it rests on, whatever stands elsewhere; none if the stones are captured already
     * @param move his first move, or {@link Board#NO_POINT} if he needs none or is not to move
     */
    record Proof(PointSet zone, int move) {}

    /** Looks for a proof that the player achieves it, with the position's player to move. */
    Optional<Proof> proof(Position position) {
        if (isCapture()) {
            return position.at(stone) == player.opponent().code()
                    ? capture(position)
                    : Optional.of(new Proof(PointSet.empty(position.board()), Board.NO_POINT));
        }
        boolean stand = position.at(stone) == player.code() && position.at(friend) == player.code();
        return stand ? connection(position) : Optional.empty();
    }

    private Optional<Proof> capture(Position position) {
        Capture read = new CaptureReader(new TranspositionTable(TABLE_BITS), new NodeCounter(CAPTURE), LIMIT)
                .read(position, stone, position.toMove());
        boolean moves = position.toMove() == player && !read.line().isEmpty();
        return read.proven()
                ? Optional.of(new Proof(read.zone(), moves ? read.line().get(0) : Board.NO_POINT))
                : Optional.empty();
    }

    private Optional<Proof> connection(Position position) {
        Claim claim = new Claim(Claim.Kind.CONNECTED, PointSet.of(position.board(), stone, friend));
        return ZoneReader.read(position, Suicide.FORBIDDEN, player, claim, TABLE_BITS, new NodeCounter(CONNECTION))
                .map(strategy -> new Proof(strategy.zone(), strategy.move()));
    }
}
