package org.seichi.method.reading.ending;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * Finds what the players threaten: to capture living chains, or to rescue dead ones.
 *
 * <p>A chain that could be captured when the record ended is ignored as long as its liberties are unchanged: both players saw
 * it and stopped nevertheless, so the reading must be wrong or the chain not worth a move. A chain beside the record's last move is
 * not ignored: its owner has not moved since.
 */
final class Attacks {
    private static final int FEW_LIBERTIES = 2;

    private final SearchBoard board;
    private final LivingChains chains;
    private final CachedCaptures captures;
    private final Rescues rescues;
    private final int[] steps;
    private final Map<Integer, PointSet> libertiesOfIgnored = new HashMap<>();

    /**
     * Notes what could be captured when the record ended.
     *
     * @param lastMove the last move of the record, or {@link org.seichi.board.Board#NO_POINT}
     */
    Attacks(SearchBoard board, LivingChains chains, CachedCaptures captures, int lastMove) {
        this.board = board;
        this.chains = chains;
        this.captures = captures;
        this.rescues = new Rescues(board, chains, captures);
        this.steps = board.board().directions();
        for (Color player : Color.values()) {
            for (int stone : chains.living(player)) {
                if (isCapturable(stone) && !isAttackedBy(lastMove, stone)) {
                    PointSet liberties = board.libertySet(stone);
                    board.stonesOf(stone).forEach(each -> libertiesOfIgnored.put(each, liberties));
                }
            }
        }
    }

    /** Whether the chain of a stone is next to the stone of the opponent's last move. */
    private boolean isAttackedBy(int lastMove, int stone) {
        return board.at(lastMove) == Stones.STONES_SUM - board.at(stone)
                && board.stonesOf(stone).neighbors(board.board()).contains(lastMove);
    }

    /** The attack on a player that concerns the most stones, if there is one. */
    Optional<Attack> largest(Color victim) {
        Attack largest = rescues.largest(victim.opponent()).orElse(null);
        for (int stone : chains.living(victim)) {
            largest = larger(largest, stone);
        }
        return Optional.ofNullable(largest);
    }

    /** The same with captures limited to the chain of a stone and those adjacent to it; rescues are looked for everywhere. */
    Optional<Attack> near(int stone, Color victim) {
        Attack largest = rescues.largest(victim.opponent()).orElse(null);
        int each = stone;
        do {
            if (board.at(each) == victim.code()) {
                largest = larger(largest, each);
            }
            for (int step : steps) {
                if (board.at(each + step) == victim.code() && chains.isLiving(each + step)) {
                    largest = larger(largest, each + step);
                }
            }
            each = board.nextStone(each);
        } while (each != stone);
        return Optional.ofNullable(largest);
    }

    /** Whether the move that the victim has just made prevents the attack. */
    boolean isMet(Attack attack, int reply) {
        boolean replyStays = board.liberties(reply) > 1;
        return switch (attack.kind()) {
            case CAPTURE ->
                replyStays
                        && board.at(attack.stone()) == attack.victim().code()
                        && !captures.isCapturable(attack.stone());
            case RESCUE ->
                !rescues.isPossible(attack.stone(), attack.victim().opponent())
                        && (board.at(attack.stone()) == Stones.EMPTY || (replyStays && !captures.isCapturable(reply)));
            case RAID, INVASION, LAST_POINT -> throw new IllegalArgumentException("met by its own defence");
        };
    }

    /** A player's dead stones that moves of the ending have saved. */
    PointSet saved(Color player) {
        return rescues.done(player);
    }

    private Attack larger(Attack than, int stone) {
        int size = board.chainSize(stone);
        if ((than != null && size <= than.size()) || !isCapturable(stone) || isIgnored(stone)) {
            return than;
        }
        return Attack.of(Attack.Kind.CAPTURE, Color.of(board.at(stone)), stone, size, captures.move(stone));
    }

    private boolean isCapturable(int stone) {
        return board.liberties(stone) <= FEW_LIBERTIES && captures.isCapturable(stone);
    }

    private boolean isIgnored(int stone) {
        PointSet liberties = libertiesOfIgnored.get(stone);
        return liberties != null && liberties.equals(board.libertySet(stone));
    }
}
