package org.seichi.method.reading.ending;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.search.SearchBoard;

/**
 * Finds dead chains that one move connects to living stones for good. Rescues that were possible when the record ended are
 * ignored, since the players saw them.
 */
final class Rescues {
    /** In liberties: a dead chain with more is not examined, since it is not short of liberties. */
    private static final int MAX_LIBERTIES = 6;

    private final SearchBoard board;
    private final LivingChains chains;
    private final CachedCaptures captures;
    private final Set<Integer> ignored = new HashSet<>();

    Rescues(SearchBoard board, LivingChains chains, CachedCaptures captures) {
        this.board = board;
        this.chains = chains;
        this.captures = captures;
        for (Color player : Color.values()) {
            for (int stone : chains.dead(player)) {
                if (move(stone, player) != Board.NO_POINT) {
                    board.stonesOf(stone).forEach(ignored::add);
                }
            }
        }
    }

    /** The largest rescue that a player threatens, if there is one. */
    Optional<Attack> largest(Color player) {
        Attack largest = null;
        for (int stone : chains.dead(player)) {
            int size = board.chainSize(stone);
            if (!ignored.contains(stone) && (largest == null || size > largest.size())) {
                int move = move(stone, player);
                if (move != Board.NO_POINT) {
                    largest = Attack.of(Attack.Kind.RESCUE, player.opponent(), stone, size, move);
                }
            }
        }
        return Optional.ofNullable(largest);
    }

    /** Whether a player can rescue the chain of his stone, if it is still on the board, by moving first. */
    boolean isPossible(int stone, Color player) {
        return board.at(stone) == player.code() && move(stone, player) != Board.NO_POINT;
    }

    /** A player's dead stones that moves of the ending have joined to living ones and that cannot be captured any more. */
    PointSet done(Color player) {
        return PointSet.unionOf(
                board.board(),
                Arrays.stream(chains.dead(player))
                        .filter(stone -> chains.isJoined(stone) && !captures.isCapturable(stone))
                        .mapToObj(stone -> board.stonesOf(stone).filter(each -> !chains.isLiving(each))));
    }

    /** The rescuing move; {@link Board#NO_POINT} if there is none or the chain is already safe. */
    private int move(int stone, Color player) {
        boolean joined = chains.isJoined(stone);
        if (board.liberties(stone) > MAX_LIBERTIES || (joined && !captures.isCapturable(stone))) {
            return Board.NO_POINT;
        }
        for (int p = board.nextLiberty(stone, Board.NO_POINT); p != Board.NO_POINT; p = board.nextLiberty(stone, p)) {
            if ((joined || chains.isBeside(p, player)) && isSafeAt(p, player)) {
                return p;
            }
        }
        return Board.NO_POINT;
    }

    private boolean isSafeAt(int point, Color player) {
        return board.holdsAfter(player, point, () -> board.liberties(point) > 1 && !captures.isCapturable(point));
    }
}
