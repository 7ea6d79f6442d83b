package org.seichi.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.text.Diagram;
import org.seichi.zone.AnswerWriter;
import org.seichi.zone.Claim;
import org.seichi.zone.ZoneAnswers;
import org.seichi.zone.ZonePattern;
import org.seichi.zone.ZoneReader;
import org.seichi.zone.ZoneStrategy;

/** Attacks on strategies: those that search found stand, and incomplete ones are broken. */
class StrategySiegeTest {
    private static final long MOST = 100_000;

    private static final Diagram THREE = Diagram.parse("""
            . . . X O . .
            X X X X O . .
            O O O O O . .
            . . . . . . .
            """);

    private static final Diagram FOUR = Diagram.parse("""
            . . . . X O .
            X X X X X O .
            O O O O O O .
            . . . . . . .
            """);

    private enum Case {
        FIRST_LIVES(THREE, Color.BLACK, Color.BLACK),
        SECOND_LIVES(FOUR, Color.WHITE, Color.BLACK),
        FIRST_TAKES(THREE, Color.WHITE, Color.WHITE);

        @SuppressWarnings("ImmutableEnumChecker") // A drawing does not change.
        private final Diagram diagram;

        private final Color first;
        private final Color prover;

        Case(Diagram diagram, Color first, Color prover) {
            this.diagram = diagram;
            this.first = first;
            this.prover = prover;
        }

        StoredStrategy strategy() {
            Position position = diagram.position().withToMove(first);
            PointSet group = position.stones(Color.BLACK);
            Claim.Kind kind = prover == Color.BLACK ? Claim.Kind.ONE_LIVES : Claim.Kind.TAKEN;
            ZoneStrategy proof = ZoneReader.read(
                            position,
                            Suicide.FORBIDDEN,
                            prover,
                            new Claim(kind, group),
                            14,
                            new NodeCounter(new Budget(MOST)))
                    .orElseThrow();
            ZonePattern last = proof.patterns().get(proof.patterns().size() - 1);
            return new StoredStrategy(
                    position,
                    Suicide.FORBIDDEN,
                    group,
                    prover == Color.BLACK ? StoredStrategy.Wanted.LIVES : StoredStrategy.Wanted.TAKEN,
                    prover.opponent(),
                    proof.zone(),
                    first == prover ? last.move() : Board.NO_POINT,
                    stored(AnswerWriter.writeAll(proof).orElseThrow()));
        }

        private StoredAnswers stored(ZoneAnswers answers) {
            List<Map<Integer, StoredAnswers.Step>> states = new ArrayList<>();
            for (List<ZoneAnswers.Answer> state : answers.states()) {
                Map<Integer, StoredAnswers.Step> steps = new HashMap<>();
                state.forEach(
                        answer -> steps.put(answer.attack(), new StoredAnswers.Step(answer.point(), answer.next())));
                states.add(steps);
            }
            return new StoredAnswers(prover, states);
        }
    }

    private static ProofCheck.Outcome siege(StoredStrategy strategy) {
        return StrategySiege.of(strategy, MOST);
    }

    private static StoredStrategy with(StoredStrategy strategy, List<Map<Integer, StoredAnswers.Step>> states) {
        return new StoredStrategy(
                strategy.position(),
                strategy.suicide(),
                strategy.group(),
                strategy.wanted(),
                strategy.koWinner(),
                strategy.zone(),
                strategy.move(),
                new StoredAnswers(strategy.answers().color(), states));
    }

    @ParameterizedTest
    @EnumSource(Case.class)
    void whatWasFoundStands(Case each) {
        ProofCheck.Outcome outcome = siege(each.strategy());
        assertThat(outcome.faults()).isEmpty();
        assertThat(outcome.cutShort()).isZero();
        assertThat(outcome.positions()).isPositive();
    }

    @ParameterizedTest
    @EnumSource(Case.class)
    void anEndThatComesTooEarlyWinsNothing(Case each) {
        StoredStrategy strategy = each.strategy();
        List<Map<Integer, StoredAnswers.Step>> states = strategy.answers().states();
        for (int early = 0; early < states.size(); early++) {
            List<Map<Integer, StoredAnswers.Step>> cut = new ArrayList<>(states);
            if (!cut.set(early, Map.of()).isEmpty()) {
                assertThat(siege(with(strategy, cut)).faults())
                        .singleElement()
                        .asString()
                        .contains("nothing is won");
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"SECOND_LIVES", "FIRST_TAKES"})
    void whoAnswersNothingWinsNothing(Case each) {
        StoredStrategy strategy = each.strategy();
        List<Map<Integer, StoredAnswers.Step>> silent = new ArrayList<>();
        for (Map<Integer, StoredAnswers.Step> state : strategy.answers().states()) {
            Map<Integer, StoredAnswers.Step> steps = new HashMap<>();
            state.forEach((attack, step) -> steps.put(attack, new StoredAnswers.Step(Board.NO_POINT, step.next())));
            silent.add(steps);
        }
        assertThat(siege(with(strategy, silent)).faults()).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Case.class)
    void theFirstMoveHasToBeThere(Case each) {
        StoredStrategy strategy = each.strategy();
        StoredStrategy turned = new StoredStrategy(
                strategy.position().withToMove(strategy.position().toMove().opponent()),
                strategy.suicide(),
                strategy.group(),
                strategy.wanted(),
                strategy.koWinner(),
                strategy.zone(),
                strategy.move(),
                strategy.answers());
        assertThat(siege(turned).faults()).containsExactly("it does not say who moves first");
    }
}
