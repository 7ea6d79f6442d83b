package org.seichi.zone;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * The answers of a proof as numbered states, the start first: all that is needed to follow it without a board. An attack that
 * a state does not name is not answered and changes nothing.
 *
 * @param space the points of the zone that other proofs do not keep
 * @param kept stones of the prover at the start that are never taken
 * @param states by number, what each attack leads to
 */
public record ZoneAnswers(PointSet space, PointSet kept, List<List<Answer>> states) {
    /** Keeps immutable copies. */
    public ZoneAnswers {
        states = states.stream().map(List::copyOf).toList();
    }

    /**
     * What is done about an attack.
     *
     * @param attack the point that the opponent plays; {@link Board#NO_POINT} for a pass
     * @param point where it is answered; {@link Board#NO_POINT} for nowhere
     * @param next the number of the state that stands from then on
     */
    public record Answer(int attack, int point, int next) {
        private Answer mapped(IntUnaryOperator mapping) {
            return new Answer(
                    mapping.applyAsInt(attack), point == Board.NO_POINT ? point : mapping.applyAsInt(point), next);
        }
    }

    /** The same answers in another view of the board. */
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
