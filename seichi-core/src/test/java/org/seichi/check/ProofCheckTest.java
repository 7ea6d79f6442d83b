package org.seichi.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.rules.Suicide;
import org.seichi.text.Diagram;

/** Attacks break claims that go too far, and leave standing those that hold. */
class ProofCheckTest {
    private static final long MOST = 2_000;

    private static StoredClaim stones(Diagram diagram) {
        return new StoredClaim(
                Color.BLACK, StoredClaim.Kind.STONES, diagram.position().stones(Color.BLACK));
    }

    private static ProofCheck.Outcome check(Diagram diagram, List<StoredClaim> claims, StoredAnswers... answers) {
        return ProofCheck.of(new StoredProof(diagram.position(), Suicide.FORBIDDEN, claims, List.of(answers)), MOST);
    }

    /** Answers that hold as long as their points are empty, listed as attack, answer, attack, answer … */
    private static StoredAnswers pairs(int... points) {
        Map<Integer, StoredAnswers.Step> steps = new HashMap<>();
        for (int i = 0; i < points.length; i += 2) {
            steps.put(points[i], new StoredAnswers.Step(points[i + 1], 0));
        }
        return new StoredAnswers(Color.BLACK, List.of(steps));
    }

    @Test
    void twoEyesStandWithoutAnAnswer() {
        Diagram diagram = Diagram.parse("""
                . X . X O .
                X X X X O .
                O O O O O .
                . . . . . .
                """);
        assertThat(check(diagram, List.of(stones(diagram))).faults()).isEmpty();
    }

    @Test
    void oneEyeIsBroken() {
        Diagram diagram = Diagram.parse("""
                . . X O . .
                X X X O . .
                O O O . . .
                . . . . . .
                """);
        assertThat(check(diagram, List.of(stones(diagram))).faults())
                .singleElement()
                .asString()
                .startsWith("black stones at C4: ")
                .contains("a stone is lost after the attacks");
    }

    /** Black lives in four points in a row by either of the two in the middle. */
    private static final Diagram FOUR = Diagram.parse("""
            . a b . X O
            X X X X X O
            O O O O O .
            . . . . . .
            """);

    @Test
    void answersAreNeededAndUsed() {
        assertThat(check(
                                FOUR,
                                List.of(stones(FOUR)),
                                pairs(FOUR.point('a'), FOUR.point('b'), FOUR.point('b'), FOUR.point('a')))
                        .faults())
                .isEmpty();
        assertThat(check(FOUR, List.of(stones(FOUR))).faults()).hasSize(1);
        assertThat(check(FOUR, List.of(stones(FOUR)), pairs(FOUR.point('a'), FOUR.point('b')))
                        .faults())
                .hasSize(1);
    }

    @Test
    void statesFollowThePlay() {
        int a = FOUR.point('a');
        int b = FOUR.point('b');
        StoredAnswers right = new StoredAnswers(
                Color.BLACK,
                List.of(Map.of(a, new StoredAnswers.Step(b, 1), b, new StoredAnswers.Step(a, 1)), Map.of()));
        StoredAnswers late = new StoredAnswers(
                Color.BLACK,
                List.of(
                        Map.of(a, new StoredAnswers.Step(Board.NO_POINT, 1), b, new StoredAnswers.Step(a, 0)),
                        Map.of()));
        assertThat(check(FOUR, List.of(stones(FOUR)), right).faults()).isEmpty();
        assertThat(check(FOUR, List.of(stones(FOUR)), late).faults()).hasSize(1);
    }

    @Test
    void nobodyAnswersTwice() {
        int a = FOUR.point('a');
        int b = FOUR.point('b');
        assertThat(check(FOUR, List.of(stones(FOUR)), pairs(a, b, b, a), pairs(a, b))
                        .faults())
                .contains("black: two answers to B4");
    }

    @Test
    void anAnswerHasToBePossible() {
        Diagram lone = Diagram.parse("""
                . X . X O c
                X X X X O O
                O O O O O b
                . . . . O .
                """);
        assertThat(check(lone, List.of(stones(lone)), pairs(lone.point('b'), lone.point('c')))
                        .faults())
                .isNotEmpty()
                .allMatch(fault -> fault.contains("the answer F4 is not possible"));
    }

    @Test
    void whoLivesInsideBreaksATerritory() {
        Diagram diagram = Diagram.parse("""
                . . . . . X .
                . . . . . X .
                . . . . . X .
                X X X X X X .
                . . . . . . .
                """);
        PointSet inside = diagram.board().points().minus(diagram.position().stones(Color.BLACK));
        PointSet room = inside.parts(diagram.board()).get(0);
        StoredClaim territory = new StoredClaim(Color.BLACK, StoredClaim.Kind.TERRITORY, room);
        ProofCheck.Outcome outcome = ProofCheck.of(
                new StoredProof(diagram.position(), Suicide.FORBIDDEN, List.of(territory), List.of()), 20_000);
        assertThat(outcome.faults()).singleElement().asString().contains("the opponent lives");
    }

    @Test
    void stonesThatAreNotThereAreNoProof() {
        Diagram diagram = Diagram.parse("""
                . X O
                . . a
                """);
        StoredClaim wrong = new StoredClaim(Color.BLACK, StoredClaim.Kind.STONES, diagram.marked('a'));
        assertThat(check(diagram, List.of(wrong)).faults())
                .containsExactly("black stones at C1: there are no such stones");
    }

    @Test
    void whatIsNotTriedIsSaid() {
        Diagram diagram = Diagram.parse("""
                . X . X O . . .
                X X X X O . . .
                O O O O O . . .
                . . . . . . . .
                """);
        ProofCheck.Outcome outcome = ProofCheck.of(
                new StoredProof(diagram.position(), Suicide.FORBIDDEN, List.of(stones(diagram)), List.of()), 3);
        assertThat(outcome.faults()).isEmpty();
        assertThat(outcome.cutShort()).isEqualTo(1);
        assertThat(outcome.positions()).isPositive();
    }
}
