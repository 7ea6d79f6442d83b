package org.seichi.zone;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * The answers of a proof as a table of numbered states, the start first: enough to follow the proof without a board. An attack
 * that a state does not list needs no answer and leaves the state unchanged.
 *
 * @param space the points of the zone without backed stones
 * @param kept stones of the prover at the start that are never captured
 * @param states by number, the answers to the attacks in each state
 */
public record ZoneAnswers(PointSet space, PointSet kept, List<List<Answer>> states) {
    /** Keeps immutable copies. */
    public ZoneAnswers {
        states = states.stream().map(List::copyOf).toList();
    }

    /**
     * The answer to an attack.
     *
     * @param attack the point that the opponent plays; {@link Board#NO_POINT} for a pass
     * @param point where the prover answers; {@link Board#NO_POINT} for no move
     * @param next the number of the state that follows
     */
    public record Answer(int attack, int point, int next) {
        private Answer mapped(IntUnaryOperator mapping) {
            return new Answer(
                    mapping.applyAsInt(attack), point == Board.NO_POINT ? point : mapping.applyAsInt(point), next);
        }
    }

    /** Returns the same answers in another view of the board. */
    public ZoneAnswers mapped(UnaryOperator<PointSet> points, IntUnaryOperator mapping) {
        return new ZoneAnswers(
                points.apply(space),
                points.apply(kept),
                states.stream()
                        .map(state -> state.stream()
                                .map(answer -> answer.mapped(mapping))
                                .toList())
                        .toList());
    }
}
