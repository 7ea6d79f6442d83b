package org.seichi.safety;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.safety.local.SpareMoves;
import org.seichi.safety.local.Strategy;

/**
 * The owner of proven stones and territory as a player who searches nothing: he looks up the stored answers. Immutable:
 * with every attack he moves on to another defense, which knows how the searched zones stand.
 *
 * <p>He answers every attack at once and may pass otherwise. No answer leads back to a position that was there before,
 * and none is a ko that the opponent has just taken: no ko rule can forbid one.
 */
final class Defense {
    private final Replies replies;
    private final List<Strategy.Standing> zones;

    private Defense(Replies replies, List<Strategy.Standing> zones) {
        this.replies = replies;
        this.zones = zones;
    }

    /** The owner before the first attack. */
    static Defense of(ColorSafety proven) {
        return new Defense(
                proven.replies(),
                proven.strategies().stream().map(Strategy::start).toList());
    }

    /**
     * What he does about an attack.
     *
     * @param answer the point to play, or {@link Board#NO_POINT} if nothing needs to be answered
     * @param after the defense from then on
     */
    record Step(int answer, Defense after) {}

    /**
     * The answer to a move of the opponent.
     *
     * @param stones the position after the move and the captures that it made
     * @param attack the opponent's move; {@link Board#NO_POINT} for a pass
     */
    Step answer(Stones stones, int attack) {
        if (attack == Board.NO_POINT) {
            return new Step(Board.NO_POINT, this);
        }
        for (int i = 0; i < zones.size(); i++) {
            if (zones.get(i).concerns(attack)) {
                Strategy.Step step = zones.get(i).answer(attack);
                return new Step(step.point(), with(i, step.after()));
            }
        }
        return new Step(stored(stones, attack), this);
    }

    private int stored(Stones stones, int attack) {
        for (Reply reply : replies.list()) {
            if (reply.attack() == attack && stones.at(reply.answer()) == Stones.EMPTY) {
                return reply.answer();
            }
        }
        return Board.NO_POINT;
    }

    /**
     * What he plays with a move to spare, to finish his territory: towards the goal of a searched zone, or an answer that is
     * still open; nothing if all that is left is to take the opponent's stones.
     *
     * @param stones the position with him to move
     */
    Step finish(Stones stones) {
        for (int i = 0; i < zones.size(); i++) {
            Strategy.Step step = SpareMoves.finish(zones.get(i));
            if (step.point() != Board.NO_POINT) {
                return new Step(step.point(), with(i, step.after()));
            }
        }
        for (Reply reply : replies.list()) {
            if (stones.at(reply.attack()) == Stones.EMPTY && stones.at(reply.answer()) == Stones.EMPTY) {
                return new Step(reply.answer(), this);
            }
        }
        return new Step(Board.NO_POINT, this);
    }

    /** The defense after a move of his that answers nothing. */
    Defense played(int point) {
        for (int i = 0; i < zones.size(); i++) {
            if (zones.get(i).concerns(point)) {
                return with(i, SpareMoves.played(zones.get(i), point));
            }
        }
        return this;
    }

    private Defense with(int zone, Strategy.Standing standing) {
        List<Strategy.Standing> after = new ArrayList<>(zones);
        after.set(zone, standing);
        return new Defense(replies, List.copyOf(after));
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // The table of replies is the same object for all positions of a proof.
    public boolean equals(Object other) {
        return other instanceof Defense defense && replies == defense.replies && zones.equals(defense.zones);
    }

    @Override
    public int hashCode() {
        return zones.hashCode();
    }
}
