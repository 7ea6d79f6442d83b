package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.evaluate.KnownEvaluation;
import org.seichi.testkit.RandomPositions;

/** Which moves become candidates. */
class CandidatesTest {
    private static final Comparator<Candidate> LIKELIEST =
            Comparator.comparingDouble(Candidates::likely).reversed();

    private static final Comparator<Candidate> MOST_VALUABLE =
            Comparator.comparingDouble((Candidate move) -> -move.worth().middle());

    /** In random positions without settled groups, valuable moves are often unlikely ones. */
    @ParameterizedTest
    @ValueSource(ints = {20, 30, 40})
    void theFiveMostValuableMovesAndTheLikeliestAreThirty(int moves) {
        Position position = RandomPositions.played(Board.square(11), 1, moves).position();
        MoveContext context = new MoveContext(
                KnownEvaluation.of(position, position.board().points().minus(position.empty())), List.of());
        List<Candidate> all = Candidates.all(context);
        List<Integer> valuable = all.stream()
                .sorted(MOST_VALUABLE.thenComparing(LIKELIEST))
                .limit(5)
                .map(Candidate::point)
                .toList();
        Stream<Integer> likely = all.stream()
                .sorted(LIKELIEST)
                .map(Candidate::point)
                .filter(point -> !valuable.contains(point))
                .limit(25);

        assertThat(Candidates.of(context))
                .extracting(Candidate::point)
                .containsExactlyElementsOf(
                        Stream.concat(valuable.stream(), likely).sorted().toList());
    }

    /** The logit is the weighted sum of the traits, to a billionth. */
    @Test
    void howLikelyAMoveIsDependsOnItsTraits() {
        Map<String, Double> traits = Map.of("plain", 1.5, "open", 0.25);
        double sum = Candidates.WEIGHTS.sum(traits);

        assertThat(sum).isNotZero();
        assertThat(Candidates.likely(new Candidate(Board.NO_POINT, List.of(), traits)))
                .isEqualTo(sum, within(1e-9));
    }
}
