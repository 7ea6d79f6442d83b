package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Terms;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.search.Budget;
import org.seichi.structure.Chains;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class EvaluationTest {
    private static final Diagram WALLS = Diagram.parse("""
            . . . . . X O . .
            . . . . . X O . .
            . . . . . X O . .
            . . . . . X O . .
            . . . . . X O . .
            . . . . . X O . .
            . . . . . X O . .
            . . . . . X O . .
            . . . . . X O . .
            """);

    /** Few sampled games, since the tests that use it check only what is read. */
    private static final Effort GLANCE = new Effort(
            Effort.QUICK.captures(), Effort.QUICK.proofs(), Effort.QUICK.parts(), Effort.QUICK.perPart(), 500, 500);

    /** No nodes for races and endgame areas: races are decided by counting liberties. */
    private static final Effort COUNTED =
            new Effort(Effort.QUICK.captures(), Effort.QUICK.proofs(), new Budget(0), Effort.QUICK.perPart(), 500, 500);

    private static Evaluation evaluation(Position position) {
        return Evaluation.of(position, Effort.QUICK);
    }

    private static Terms terms(Ruleset rules, int komi, int handicap) {
        return new Terms(rules, komi, handicap, Optional.empty(), List.of());
    }

    @EveryVariant
    void whoHasTheLargerHalfLeads(Variant variant) {
        Evaluation seen = evaluation(variant.position(WALLS.position()));
        double lead = variant.swapped() ? -seen.board() : seen.board();

        assertThat(lead).isBetween(5.0, 27.0);
        assertThat(Estimate.of(seen, terms(Rulesets.CHINESE, 0, 0)).chance() > 0.5)
                .isEqualTo(!variant.swapped());
    }

    @Test
    void everyPointIsBetweenWhiteAndBlack() {
        RandomPositions.sample(5, 12).forEach(position -> {
            Evaluation seen = evaluation(position);
            Estimate estimate = Estimate.of(seen, terms(Rulesets.JAPANESE, 13, 0));
            position.board()
                    .points()
                    .forEach(point -> assertThat(seen.expectation().at(point)).isBetween(-1.0, 1.0));
            assertThat(estimate.score()).isBetween(estimate.low(), estimate.high());
            assertThat(estimate.chance()).isBetween(0.0, 1.0);
            assertThat(estimate.chance() > 0.5).isEqualTo(estimate.score() > 0);
        });
    }

    @Test
    void whatIsProvenIsCountedExactly() {
        Position position = Diagram.parse("""
                . X . X O .
                X X X X O O
                . X X X O .
                """).position();
        Evaluation seen = evaluation(position);

        assertThat(seen.kinds().points(PointKind.EXACT).size()).isEqualTo(18);
        assertThat(seen.board()).isEqualTo(6.0, within(1e-9));
        assertThat(seen.kinds().area()).isEqualTo(6.0, within(1e-9));
    }

    /** Five liberties against three: Black takes the white chain whoever moves first. Walls and eyes are proven, the liberties are open. */
    @EveryVariant
    void aRaceThatIsWonCountsLikeTerritory(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . O . O O O O
                O O O O O O O
                . . . . . O O
                B B B B B B B
                W W W W W W W
                . . . X X X X
                X X X X X X X
                . X . X X X X
                """);
        Position position = variant.position(diagram.position());
        PointSet won = variant.points(diagram.board(), diagram.marked('B').union(diagram.marked('W')));
        Evaluation seen = Evaluation.of(position, COUNTED);

        assertThat(seen.facts().exact().on(ExactGround.RACE)).isEqualTo(won);
        assertThat(seen.facts().exact(variant.color(Color.BLACK))).matches(points -> points.containsAll(won));
        assertThat(seen.facts().exact(variant.color(Color.BLACK)).size()).isEqualTo(4 + 7 + 7 + 14);
        assertThat(seen.facts().exact(variant.color(Color.WHITE)).size()).isEqualTo(7 + 7 + 2);
        won.forEach(point -> assertThat(seen.expectation().at(point)).isEqualTo(variant.swapped() ? -1 : 1));
    }

    @Test
    void underTerritoryRulesTheStonesThatWereGivenAheadAreTakenOff() {
        Position position = WALLS.position().withPrisoners(2, 1);
        int more = position.stones(Color.BLACK).size()
                - position.stones(Color.WHITE).size();

        assertThat(Estimate.adjustment(position, terms(Rulesets.CHINESE, 15, 0)))
                .isEqualTo(-7.5);
        assertThat(Estimate.adjustment(position, terms(Rulesets.JAPANESE, 13, 0)))
                .isEqualTo(-6.5 - more + 1);
        assertThat(Estimate.adjustment(position, terms(Rulesets.CHINESE, 0, 3))).isEqualTo(-3);
    }

    /** Where the stone runs it is kept in atari down to the edge, whoever moves first. */
    @Test
    void aStoneInAtariIsInPeril() {
        Position position = Diagram.parse("""
                . . . . . . .
                . . O O . . .
                . O X a . . .
                . . O . . O .
                . . . . . . .
                """).position();
        PositionFacts facts = PositionFacts.of(position, Effort.QUICK);
        int chain = facts.structure().chains().at(position.board().point(2, 2));

        assertThat(facts.perils().of(chain)).isEqualTo(Peril.LOST);
        assertThat(facts.perils().stones(Peril.LOST))
                .isEqualTo(PointSet.of(position.board(), position.board().point(2, 2)));
    }

    /** After figure 13: each corner is White's, but one move threatens to connect to the captives in both. */
    @EveryVariant
    void aDoubleThreatIsSeen(Variant variant) {
        Diagram diagram = Diagram.parse("""
                X X X X X X X X X
                . X X X X X X X .
                O O O O X O O O O
                . . . O X O . . .
                . # # . m . # # .
                """);
        Position position = variant.position(diagram.position());
        PointSet captives = variant.points(diagram.board(), diagram.marked('#'));
        PositionFacts facts = PositionFacts.of(position, GLANCE);
        double[] alive = new double[facts.structure().groups().count()];
        Arrays.fill(alive, 1);
        captives.forEach(stone -> alive[facts.structure().groups().at(stone)] = 0);

        List<DoubleThreat> threats = DoubleThreats.of(facts, new Strength(facts, alive));

        assertThat(threats)
                .filteredOn(threat -> threat.move() == variant.point(diagram.board(), diagram.point('m')))
                .singleElement()
                .satisfies(threat -> {
                    assertThat(threat.player()).isEqualTo(variant.color(Color.BLACK));
                    assertThat(threat.rescued()).hasSize(2);
                    assertThat(threat.least()).isBetween(4.0, 14.0);
                });
    }

    /** A fork: after a, both white chains are in atari. */
    @EveryVariant
    void aForkThreatensTwoChains(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . . . . . . . . . . . . .
                . . . . . . . . . . . . .
                . . . . X X . X X . . . .
                . . . . W W a @ @ . . . .
                . . . . X X . X X . . . .
                . . . . . . X . . . . . .
                . . . . . . . . . . . . .
                """);
        Position position = variant.position(diagram.position());
        PositionFacts facts = PositionFacts.of(position, GLANCE);
        int move = variant.point(diagram.board(), diagram.point('a'));
        PointSet left = variant.points(diagram.board(), diagram.marked('W'));
        PointSet right = variant.points(diagram.board(), diagram.marked('@'));

        Chains after = Chains.of(position.play(variant.color(Color.BLACK), move));
        assertThat(after.libertyCount(after.at(left.first()))).isEqualTo(1);
        assertThat(after.libertyCount(after.at(right.first()))).isEqualTo(1);
        assertThat(DoubleThreats.of(facts, Strength.of(facts, Expectation.of(facts))))
                .filteredOn(threat -> threat.player() == variant.color(Color.BLACK) && threat.move() == move)
                .singleElement()
                .satisfies(threat -> {
                    assertThat(threat.captured()).containsExactlyInAnyOrder(left, right);
                    assertThat(threat.rescued()).isEmpty();
                });
    }

    /** Chains with three liberties and with two make a fork; a chain with four liberties or a single stone does not. */
    @EveryVariant
    void aForkIsOfChainsOfTwoStonesWithThreeLiberties(Variant variant) {
        assertThat(forks(variant, """
                . . . . . . . . . . . . .
                . . . . . X . . . . . . .
                . . . . X . X X X . . . .
                . . . . O O a O O . . . .
                . . . . X X X X X . . . .
                . . . . . . . . . . . . .
                """)).isEqualTo(1);
        assertThat(forks(variant, """
                . . . . . . . . . . . . .
                . . . . . X . . . . . . .
                . . . . X . X X X . . . .
                . . . . O O a O O . . . .
                . . . . X . X X X . . . .
                . . . . . X . . . . . . .
                . . . . . . . . . . . . .
                """)).isZero();
        assertThat(forks(variant, """
                . . . . . . . . . . . . .
                . . . . . . . . . . . . .
                . . . . X X X X . . . . .
                . . . . O O a O . . . . .
                . . . . X X X X . . . . .
                . . . . . . . . . . . . .
                """)).isZero();
    }

    /** The number of double threats that Black has at the point a. */
    private static long forks(Variant variant, String drawing) {
        Diagram diagram = Diagram.parse(drawing);
        PositionFacts facts = PositionFacts.of(variant.position(diagram.position()), GLANCE);
        int move = variant.point(diagram.board(), diagram.point('a'));
        return DoubleThreats.of(facts, Strength.of(facts, Expectation.of(facts))).stream()
                .filter(threat -> threat.player() == variant.color(Color.BLACK) && threat.move() == move)
                .count();
    }

    /** Walls of both colors with living stones in their territories, too wide to be proven: nothing is left to play, whoever moves. */
    @EveryVariant
    void aDecidedBoardIsWorthItsCount(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . . . . X O . . .
                . . . . X O . . .
                . . X . X O . O .
                . . . . X O . . .
                . . . . X O . . .
                . . . . X O . . .
                . . X . X O . O .
                . . . . X O . . .
                . . . . X O . . .
                """);
        for (Color first : Color.values()) {
            Position position = variant.position(diagram.position()).withToMove(variant.color(first));
            Evaluation seen = evaluation(position);
            Estimate estimate = Estimate.of(seen, terms(Rulesets.CHINESE, 0, 0));

            assertThat(seen.facts().exact().margin()).isEmpty();
            assertThat(seen.turn()).isZero();
            assertThat(estimate.score()).isEqualTo(variant.swapped() ? -9 : 9, within(0.25));
            assertThat(estimate.high() - estimate.low()).isLessThan(2);
        }
    }

    /** All points but one are certain, and this one as much as given. */
    @ParameterizedTest
    @CsvSource({"0.89, false", "0.9, true", "-0.89, false", "-0.9, true", "0, false"})
    void aBoardIsDecidedIfEveryPointIsAsGoodAsCertain(double expected, boolean decided) {
        Position position = WALLS.position();
        PositionFacts facts = PositionFacts.of(position, GLANCE);
        double[] values = new double[position.board().arrayLength()];
        Arrays.fill(values, 1);
        values[position.board().point(4, 4)] = expected;
        Expectation expectation = new Expectation(facts, values);

        assertThat(expectation.isDecided()).isEqualTo(decided);
        assertThat(expectation.around() == 0).isEqualTo(decided);
    }

    /** On a half-open board the judged lead has the precision 2 / 4 and the sampled one 1 / 16: eight parts of 10 and one of -2. */
    @Test
    void bothWitnessesAreHeard() {
        SampledLead sampled = new SampledLead(0.5, LeadEvidence.of(-2, 4));
        LeadEvidence both = new LeadWitnesses(LeadEvidence.of(10, 2), sampled, 0.5)
                .together(new LeadWitnesses.Trust(1, 2), new LeadWitnesses.Trust(3, -4));

        assertThat(both.lead()).isEqualTo(78 / 9.0, within(1e-12));
        assertThat(both.precision()).isEqualTo(9 / 16.0, within(1e-12));
    }

    /** Lead, interval and chance are nearly those of the sampled games. The judged lead mostly tells which games are likely. */
    @Test
    void sampledGamesAreTrustedMostAndTheJudgedLeadTellsWhichAreLikely() {
        Evaluation seen = evaluation(WALLS.position());
        Estimate estimate = Estimate.of(seen, terms(Rulesets.CHINESE, 20, 0));
        double open = 63 / 81.0;
        double judged = seen.board() + seen.turn() - 10;
        double full = 18 / 81.0;
        double likely = FinalLead.of(LeadEvidence.of(judged, seen.deviation()).times(full * full))
                .mean();
        SampledLead played = SampledLead.of(seen.facts().outcomes(), seen.strength(), -10, open, 1, likely);
        LeadEvidence known = LeadEvidence.of(judged, seen.deviation())
                .times(0.03 - 0.03 * open)
                .and(played.evidence().times(10));
        FinalLead lead = FinalLead.of(known);

        assertThat(estimate.judged()).isEqualTo(judged, within(1e-9));
        assertThat(estimate.sampled()).isEqualTo(played.won());
        assertThat(estimate.score()).isEqualTo(lead.mean(), within(1e-9));
        assertThat(estimate.chance()).isEqualTo(lead.chance(), within(1e-9));
        assertThat(estimate.low()).isEqualTo(lead.below(0.1), within(1e-9));
        assertThat(estimate.high()).isEqualTo(lead.below(0.9), within(1e-9));
        assertThat(Estimate.of(seen, terms(Rulesets.CHINESE, 14, 0)).chance()).isGreaterThan(estimate.chance());
    }

    /** On these boards the value of the turn alone would exceed the whole board. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void noLeadIsLargerThanTheBoard(int size) {
        Estimate estimate = Estimate.of(evaluation(Position.empty(Board.square(size))), terms(Rulesets.CHINESE, 13, 0));

        assertThat(estimate.judged()).isBetween(-size * size - 6.5, size * size - 6.5);
        assertThat(estimate.low()).isGreaterThanOrEqualTo(-size * size - 6.5);
        assertThat(estimate.high()).isLessThanOrEqualTo(size * size - 6.5);
        assertThat(estimate.score()).isBetween(estimate.low(), estimate.high());
        assertThat(estimate.chance()).isEqualTo(0, within(1e-9));
    }

    @Test
    void anEmptyBoardIsEven() {
        Evaluation seen = evaluation(Position.empty(Board.square(19)));
        assertThat(seen.board()).isEqualTo(0, within(1e-9));
        assertThat(seen.turn()).isPositive();
    }
}
