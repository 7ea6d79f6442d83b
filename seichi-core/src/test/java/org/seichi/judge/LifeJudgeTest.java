package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.line.Line;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Rulesets;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class LifeJudgeTest {
    /** White's three stones in the corner have an eye, Black's around them have two. */
    private static final Diagram DEAD_CORNER = Diagram.parse("""
            . O X . X . X O
            O O X X X X X O
            . X X O O O O O
            X X O O . O . O
            O O O . O O O .
            . . . O . . . .
            . . . . . . . .
            """);

    static Stream<Position> positions() {
        return Stream.of(11L, 12L, 13L, 14L, 15L, 16L)
                .map(seed -> RandomPositions.played(new Board(11, 9), seed, 85).position());
    }

    @EveryVariant
    void takesBackAVerdictThatPlayRefutes(Variant variant) {
        Position position = variant.position(DEAD_CORNER.position());
        int corner = variant.point(DEAD_CORNER.board(), Coordinates.point(DEAD_CORNER.board(), "A6"));
        for (ChainFate fate : judge(position, Positions.verdicts(position, stones -> Status.ALIVE))) {
            boolean dead = fate.verdict().stones().contains(corner);
            assertThat(fate.verdict().status()).isEqualTo(dead ? Status.DEAD : Status.ALIVE);
            assertThat(fate.sureness()).isBetween(0.5, 1.0);
        }
    }

    @Test
    void showsHowDeadStonesAreTaken() {
        Position position = DEAD_CORNER.position();
        List<Verdict> first = Positions.verdicts(position, stones -> stones.size() == 3 ? Status.DEAD : Status.ALIVE);
        Verdict dead = judge(position, first).stream()
                .map(ChainFate::verdict)
                .filter(verdict -> verdict.status() == Status.DEAD)
                .findFirst()
                .orElseThrow();
        assertThat(dead.certainty()).isEqualTo(Certainty.SEARCHED);
        assertThat(dead.reasons().get(0).text())
                .isEqualTo("White has no move that saves the stones. If he passes: Black A5, White passes, Black A7.");
    }

    /** Even where search finds no seki: the verdict is then not sure. */
    @Test
    void aSekiFoundByShapeStands() {
        Position position = DEAD_CORNER.position();
        List<Verdict> first = Positions.verdicts(position, stones -> Status.SEKI);
        assertThat(judge(position, first)).hasSameSizeAs(first).allSatisfy(fate -> {
            assertThat(fate.verdict().status()).isEqualTo(Status.SEKI);
            assertThat(fate.verdict().reasons().get(0).rule()).isEqualTo(Rule.SEKI_IN_TURN);
            assertThat(fate.sureness()).isLessThan(0.8);
        });
    }

    @Test
    void withoutBudgetTheFirstVerdictStands() {
        Position position = DEAD_CORNER.position();
        List<Verdict> first = Positions.verdicts(position, stones -> Status.ALIVE);
        assertThat(LifeJudge.judge(
                                Positions.evidence(position, first, new Budget(0)),
                                LifeJudge.Sekis.SEARCHED,
                                asked -> Optional.empty())
                        .fates()
                        .stream()
                        .map(ChainFate::verdict)
                        .toList())
                .isEqualTo(first);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyLineOfADeadChainTakesIt(Position position) {
        int lines = 0;
        for (ChainFate fate : judge(position, shape(position))) {
            Verdict verdict = fate.verdict();
            Reason reason = verdict.reasons().get(0);
            if (verdict.status() == Status.DEAD && !reason.line().isEmpty()) {
                lines++;
                Line line = new Line(verdict.color().opponent(), reason.line(), true);
                assertThat(line.takes(verdict.stones(), position))
                        .as(reason.text())
                        .isTrue();
            }
        }
        assertThat(lines).isPositive();
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyVariantHasTheSameStatuses(Position position) {
        Board board = position.board();
        List<ChainFate> drawn = judge(position, shape(position));
        Variant.all().forEach(variant -> {
            Position other = variant.position(position);
            for (ChainFate fate : judge(other, shape(other))) {
                ChainFate same = drawn.stream()
                        .filter(each -> variant.points(board, each.verdict().stones())
                                .equals(fate.verdict().stones()))
                        .findFirst()
                        .orElseThrow();
                assertThat(fate.verdict().status()).isEqualTo(same.verdict().status());
                assertThat(fate.sureness()).isEqualTo(same.sureness());
            }
        });
    }

    private static List<Verdict> shape(Position position) {
        return new StaticMethod()
                .assess(new FinalPosition(position, Ending.STOPPED), Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE)
                .verdicts();
    }

    private static List<ChainFate> judge(Position position, List<Verdict> first) {
        return LifeJudge.judge(Positions.evidence(position, first), LifeJudge.Sekis.SEARCHED, asked -> Optional.empty())
                .fates();
    }
}
