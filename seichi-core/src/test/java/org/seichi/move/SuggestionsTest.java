package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Evaluation;
import org.seichi.game.Terms;
import org.seichi.rules.Rulesets;
import org.seichi.search.Budget;
import org.seichi.structure.Chains;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.PatternChecks;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;
import org.seichi.text.Lines;

class SuggestionsTest {
    private static final Terms TERMS = new Terms(Rulesets.CHINESE, 15, 0, Optional.empty(), List.of());

    private static List<Suggestion> suggestions(Position position) {
        return Suggestions.of(Evaluation.of(position, Effort.QUICK.withCaptures(new Budget(5_000))), List.of(), TERMS);
    }

    @EveryVariant
    void shapesMatchTheirOwnDiagrams(Variant variant) {
        PatternChecks.eachMatchesItsOwnDiagram(Shapes.PATTERNS, variant);
    }

    @Test
    void everySuggestionIsLegalAndHasAReason() {
        RandomPositions.sample(3, 12).forEach(position -> {
            List<Suggestion> found = suggestions(position);
            assertThat(found.isEmpty()).isEqualTo(UsualMoves.of(position).isEmpty());
            assertThat(found).hasSizeLessThanOrEqualTo(30).allSatisfy(suggestion -> {
                assertThat(position.legality(position.toMove(), suggestion.point()))
                        .isEqualTo(Legality.LEGAL);
                assertThat(suggestion.motives()).isNotEmpty();
            });
            assertThat(found).extracting(Suggestion::point).doesNotHaveDuplicates();
            assertThat(suggestions(position)).isEqualTo(found);
        });
    }

    /** White would connect its six stones otherwise, and they are so many that nothing else compares. */
    private static final Diagram LARGE_CHAIN = Diagram.parse("""
            . . . . . . . . .
            . X X X X X X . .
            X O O O O O O a O
            . X X X X X X . O
            . . . . . . . . .
            . . O . . O . . .
            . . . . . . . . .
            """);

    private static boolean isLargeCapture(Motive motive) {
        return motive.kind() == MotiveKind.CAPTURE && motive.worth().min() >= 2 * 6;
    }

    @Test
    void aLargeChainInAtariIsTaken() {
        Suggestion first = suggestions(LARGE_CHAIN.position()).get(0);

        assertThat(first.point()).isEqualTo(LARGE_CHAIN.point('a'));
        assertThat(first.motives()).anyMatch(SuggestionsTest::isLargeCapture);
    }

    /** Already before the search; that the search answers all variants alike, {@link SameSuggestionsTest} checks. */
    @EveryVariant
    void takingALargeChainIsProposed(Variant variant) {
        Evaluation evaluation = Evaluation.of(variant.position(LARGE_CHAIN.position()), Effort.QUICK);
        int taking = variant.point(LARGE_CHAIN.board(), LARGE_CHAIN.point('a'));

        assertThat(Suggestions.ranked(evaluation, List.of()))
                .filteredOn(suggestion -> suggestion.motives().stream().anyMatch(SuggestionsTest::isLargeCapture))
                .extracting(Suggestion::point)
                .containsExactly(taking);
    }

    @Test
    void aChainIsWorthTwoPointsAStoneWithTwoExceptions() {
        assertThat(worth("""
                . X X . .
                X O O a .
                . X X . .
                """, 1, 1)).isEqualTo(Worth.sure(4));
        assertThat(worth("""
                . X O . .
                X O a O .
                . X O . .
                """, 1, 1)).isEqualTo(new Worth(0, 2));
        assertThat(worth("""
                X O O a O
                . X X O .
                """, 1, 0)).isEqualTo(Worth.sure(2));
    }

    private static Worth worth(String diagram, int x, int y) {
        Position position = Diagram.parse(diagram).position();
        Chains chains = Chains.of(position);
        int chain = chains.at(position.board().point(x, y));
        return ChainWorth.of(chains.size(chain), ChainFights.how(position, chains, chain));
    }

    @Test
    void aGroupIsWorthItselfAndTheDeadBesideItSharedByTheMovesNeeded() {
        assertThat(new Stake(0, 20, 6, 1).worth(3)).isEqualTo(29);
        assertThat(new Stake(0, 20, 6, 2).worth(3)).isEqualTo(16);
    }

    @Test
    void vitalPointsAreInTheMiddleOfASpace() {
        Board board = Board.square(5);
        PointSet three = PointSet.of(board, board.point(0, 0), board.point(1, 0), board.point(2, 0));
        assertThat(EyeSystem.vital(board, three)).isEqualTo(PointSet.of(board, board.point(1, 0)));
    }

    @Test
    void theEndsOfAWorthAreInOrder() {
        assertThatThrownBy(() -> new Worth(2, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(new Worth(-2, 30).plus(Worth.sure(1))).isEqualTo(new Worth(-1, 31));
        assertThat(new Worth(-2, 30).middle()).isEqualTo(14);
    }

    @Test
    void aValueIsRoundedToABillionthOfAPoint() {
        assertThat(Worth.sure(1e-9).min()).isEqualTo(1e-9);
        assertThat(Worth.sure(1.4e-9)).isEqualTo(Worth.sure(1e-9));
        assertThat(Worth.sure(0.4e-9)).isEqualTo(Worth.NONE);
    }

    /** A move is chosen as often as the exponential of its weighted traits says, as a share of all. */
    @Test
    void theSharesAreASoftmax() {
        double three = Math.log(3) / Candidates.WEIGHTS.sum(Map.of("plain", 1.0));
        List<Suggestion> ranked = Suggestions.ranked(
                List.of(new Candidate(7, List.of(), Map.of()), new Candidate(8, List.of(), Map.of("plain", three))));

        assertThat(ranked).extracting(Suggestion::point).containsExactly(8, 7);
        assertThat(ranked.get(0).share()).isEqualTo(0.75, within(1e-9));
        assertThat(ranked.get(1).share()).isEqualTo(0.25, within(1e-9));
    }

    @Test
    void theMostValuableReasonComesFirst() {
        PointSet none = PointSet.empty(Board.square(5));
        Motive less = new Motive(MotiveKind.CUT, "Cuts", "", none, Worth.sure(3), 7);
        Motive more = new Motive(MotiveKind.SEAL, "Seals in", "", none, Worth.sure(4), 7);

        assertThat(Suggestions.ranked(List.of(new Candidate(7, List.of(less, more), Map.of()))))
                .singleElement()
                .satisfies(move -> assertThat(move.motives()).containsExactly(more, less));
    }

    @Test
    void aTraitWithoutAWeightCountsNothing() {
        MoveWeights weights = new MoveWeights(Lines.numbers(List.of("# moves", "line 3\t0.5", "open\t2")));
        assertThat(weights.sum(Map.of("line 3", 1.0, "open", 0.5, "unheard of", 9.0)))
                .isEqualTo(1.5);
    }

    /** A move in the corridor gains half a point; counted for both players that is one point. */
    @Test
    void anEndgameAreaIsWorthTwiceItsTemperature() {
        Diagram diagram = Diagram.parse("""
                . X . X a b O . O
                X X X X X X O O O
                X X X X X X O . O
                """);
        MoveContext context = new MoveContext(Evaluation.of(diagram.position(), Effort.QUICK), List.of());
        CandidateCollector collector = new CandidateCollector(context.position());
        new EndgameSystem().propose(context, collector);

        assertThat(collector.motives()).containsOnlyKeys(diagram.point('b'));
        assertThat(collector.motives().get(diagram.point('b'))).singleElement().satisfies(motive -> {
            assertThat(motive.kind()).isEqualTo(MotiveKind.ENDGAME);
            assertThat(motive.worth()).isEqualTo(Worth.sure(1));
        });
    }

    /** Nor is a move in an area whose temperature a quick evaluation does not find. */
    @ParameterizedTest
    @CsvSource({"'. X . X a O . O', 'X X X X X O O O', true", "'. X . X a b c O . O', 'X X X X X X O O O O', false"})
    void aDameIsNoEndgameMove(String area, String below, boolean known) {
        Diagram diagram = Diagram.parse(String.join("\n", area, below, below.substring(0, below.length() - 3) + ". O"));
        MoveContext context = new MoveContext(Evaluation.of(diagram.position(), Effort.QUICK), List.of());
        CandidateCollector collector = new CandidateCollector(context.position());
        new EndgameSystem().propose(context, collector);

        assertThat(context.evaluation().facts().exact().open().endgame().areas())
                .singleElement()
                .satisfies(read -> assertThat(read.temperature().isPresent()).isEqualTo(known));
        assertThat(collector.motives()).isEmpty();
    }

    /** Capturing what is the player's already is worth nothing to him; capturing what is not counts in full. */
    /** All that Black can play but his own eyes is a connection that saves five stones. */
    @EveryVariant
    void aConnectionBetweenOwnStonesIsSuggested(Variant variant) {
        Diagram diagram = Diagram.parse("""
                X X X X X a X .
                O O O O O X X X
                O . O O O O X .
                O O O . O O X X
                """);
        Position position = variant.position(diagram.position()).withToMove(variant.color(Color.BLACK));

        assertThat(suggestions(position))
                .extracting(Suggestion::point)
                .containsExactly(variant.point(diagram.board(), diagram.point('a')));
    }

    @EveryVariant
    void aValueCountsAsFarAsItIsNotThePlayersYet(Variant variant) {
        Diagram diagram = Diagram.parse("""
                a X X X O . O
                X X X X O O O
                X X X X X O .
                . X X X O O O
                X X . X O . O
                X X X X O O O
                X . X X O O O
                """);
        Position position = variant.position(diagram.position()).withToMove(variant.color(Color.BLACK));
        MoveContext context = new MoveContext(Evaluation.of(position, Effort.QUICK), List.of());
        JudgedTraits traits = new JudgedTraits(context);
        int move = variant.point(diagram.board(), diagram.point('a'));

        assertThat(valued(traits, move, position.stones(position.toMove()))).isZero();
        assertThat(valued(traits, move, position.stones(position.toMove().opponent())))
                .isEqualTo(Math.log1p(6), within(1e-9));
    }

    private static double valued(JudgedTraits traits, int move, PointSet stones) {
        Motive motive = new Motive(MotiveKind.CAPTURE, "Takes", "", stones, Worth.sure(6), move);
        return traits.of(move, 0, List.of(motive)).getOrDefault("worth capture", 0.0);
    }
}
