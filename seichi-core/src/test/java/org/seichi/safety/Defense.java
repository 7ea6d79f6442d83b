package org.seichi.safety;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.safety.local.SpareMoves;
import org.seichi.safety.local.Strategy;
import org.seichi.zone.ZoneAnswers;

/**
 * The owner of proven stones and territory, who does not search but looks up the stored answers. Immutable: every attack
 * leads to another defense, which holds the states of the searched zones.
 *
 * <p>He answers every attack at once and may pass otherwise. No answer repeats an earlier position, and none retakes a ko
 * that the opponent has just taken: no ko rule can forbid one.
 */
final class Defense {
    private final List<Reply> replies;
    private final List<Strategy.Playthrough> zones;
    private final List<ZoneStanding> tables;

    private Defense(List<Reply> replies, List<Strategy.Playthrough> zones, List<ZoneStanding> tables) {
        this.replies = replies;
        this.zones = zones;
        this.tables = tables;
    }

    /** The owner before the first attack. */
    static Defense of(ColorSafety proven) {
        return new Defense(
                proven.replies(),
                proven.strategies().stream().map(Strategy::start).toList(),
                proven.zones().stream().map(zone -> new ZoneStanding(zone, 0)).toList());
    }

    /**
     * The stored answers of a zone, with the state that play has reached.
     *
     * @param state the number of that state
     */
    private record ZoneStanding(ZoneAnswers answers, int state) {
        Optional<ZoneAnswers.Answer> to(int attack) {
            for (ZoneAnswers.Answer answer : answers.states().get(state)) {
                if (answer.attack() == attack) {
                    return Optional.of(answer);
                }
            }
            return Optional.empty();
        }

        @Override
        @SuppressWarnings("ReferenceEquality") // The answers are the same object for all positions of a proof.
        public boolean equals(Object other) {
            return other instanceof ZoneStanding playthrough
                    && answers == playthrough.answers
                    && state == playthrough.state;
        }

        @Override
        public int hashCode() {
            return state;
        }
    }

    /**
     * The reaction to an attack.
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
        for (int i = 0; i < tables.size(); i++) {
            if (tables.get(i).answers().space().contains(attack)) {
                Optional<ZoneAnswers.Answer> found = tables.get(i).to(attack);
                return found.isEmpty() ? new Step(Board.NO_POINT, this) : follow(i, found.get());
            }
        }
        return new Step(stored(stones, attack), this);
    }

    private Step follow(int table, ZoneAnswers.Answer answer) {
        List<ZoneStanding> after = new ArrayList<>(tables);
        after.set(table, new ZoneStanding(tables.get(table).answers(), answer.next()));
        return new Step(answer.point(), new Defense(replies, zones, List.copyOf(after)));
    }

    private int stored(Stones stones, int attack) {
        for (Reply reply : replies) {
            if (reply.attack() == attack && stones.at(reply.answer()) == Stones.EMPTY) {
                return reply.answer();
            }
        }
        return Board.NO_POINT;
    }

    /**
     * A free move that finishes the territory: towards the goal of a searched zone, or a stored answer that is still open;
     * {@link Board#NO_POINT} if nothing is left but to take the opponent's stones.
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
        for (Reply reply : replies) {
            if (stones.at(reply.attack()) == Stones.EMPTY && stones.at(reply.answer()) == Stones.EMPTY) {
                return new Step(reply.answer(), this);
            }
        }
        return new Step(Board.NO_POINT, this);
    }

    /** The defense after a free move of its owner. */
    Defense played(int point) {
        for (int i = 0; i < zones.size(); i++) {
            if (zones.get(i).concerns(point)) {
                return with(i, SpareMoves.played(zones.get(i), point));
            }
        }
        return this;
    }

    private Defense with(int zone, Strategy.Playthrough playthrough) {
        List<Strategy.Playthrough> after = new ArrayList<>(zones);
        after.set(zone, playthrough);
        return new Defense(replies, List.copyOf(after), tables);
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // The table of replies is the same object for all positions of a proof.
    public boolean equals(Object other) {
        return other instanceof Defense defense
                && replies == defense.replies
                && zones.equals(defense.zones)
                && tables.equals(defense.tables);
    }

    @Override
    public int hashCode() {
        return zones.hashCode() + tables.hashCode();
    }
}
