package org.seichi.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.Methods;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Reason;
import org.seichi.score.Status;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Examples;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Every line that is shown is replayed: it is legal and captures the chain that it is shown for. */
class ExplainerTest {
    /** White's two stones on the left have more liberties than are read, but no room to live. */
    private static final Diagram INVASION = Diagram.parse("""
            . . . . . X O . .
            . . . . . X O . .
            . . X . . X O . .
            X X X X X X O . .
            . . . . X X O . .
            . O O . X O O . .
            . . . . X O . . .
            X X X X X O . . .
            O O O O O O . . .
            """);

    private static final Diagram SEKI = Diagram.parse("""
            . . . O X . . . .
            . . . O X . . . .
            . . . O X . . X .
            . . . O X . . . .
            . . . O X . . . .
            . . O O X X X . .
            . O O X O O X . .
            . O X X . O X X .
            . O X X . O O X .
            """);

    static Stream<Position> examples() {
        return Examples.ends();
    }

    static Stream<Position> wild() {
        return LongStream.rangeClosed(11, 22)
                .mapToObj(seed ->
                        RandomPositions.played(new Board(13, 11), seed, 130).position());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyDeadChainAndEverySekiOfTheExamplesIsShown(Position position) {
        for (Verdict verdict : explained(position).verdicts()) {
            if (verdict.status() != Status.ALIVE) {
                assertThat(lines(verdict)).as("%s", verdict).isNotEmpty();
            }
        }
    }

    @ParameterizedTest
    @MethodSource({"examples", "wild"})
    void everyLineTakesTheChain(Position position) {
        for (Verdict verdict : explained(position).verdicts()) {
            for (Reason reason : verdict.status() == Status.DEAD ? lines(verdict) : List.<Reason>of()) {
                Line line = new Line(verdict.color().opponent(), reason.line(), true);
                assertThat(line.takes(verdict.stones(), position))
                        .as("%s at %s", reason, position)
                        .isTrue();
            }
        }
    }

    @Test
    void mostDeadChainsAreShownAgainstATryOfTheirOwner() {
        List<Verdict> dead = wild().flatMap(position -> explained(position).verdicts().stream())
                .filter(verdict -> verdict.status() == Status.DEAD)
                .toList();
        assertThat(dead).hasSizeGreaterThan(100);
        assertThat(dead.stream().filter(ExplainerTest::isTried).count()).isGreaterThan(dead.size() * 4 / 5);
    }

    @EveryVariant
    void aStoneThatRunsIntoNoRoomIsShownByAnExample(Variant variant) {
        Position position = variant.position(INVASION.position());
        PointSet stone = variant.points(INVASION.board(), Coordinates.points(INVASION.board(), "B4 C4"));
        Verdict dead = explained(position).verdicts().stream()
                .filter(verdict -> verdict.stones().equals(stone))
                .findFirst()
                .orElseThrow();
        assertThat(dead.status()).isEqualTo(Status.DEAD);
        assertThat(dead.reasons().get(0).rule().code()).isEqualTo("try-fails");
        assertThat(dead.reasons().get(0).text()).contains("finds no way to save the stones. For example: ");
        assertThat(isTried(dead)).isTrue();
    }

    /** The line of that example takes 18,500 positions. */
    @Test
    void explanationsMayTakeTenTimesTheBudget() {
        Assessment judged = judged(INVASION.position());
        assertThat(triesIn(Explainer.explain(judged, new Budget(1_850)))).isEqualTo(1);
        assertThat(triesIn(Explainer.explain(judged, new Budget(1_849)))).isZero();
    }

    private static long triesIn(Assessment shown) {
        return shown.verdicts().stream().filter(ExplainerTest::isTried).count();
    }

    /** White's loose stones share liberties, so a line for one of them captures both. */
    @Test
    void looseStonesBesideEachOtherAreShownByOneLine() {
        Position position = Diagram.parse("""
                        . . . . . X O . .
                        . . . . . X O . .
                        . . X . . X O . .
                        X X X X X X O . .
                        . . . . X X O . .
                        . O . . X O O . .
                        . . O . X O . . .
                        X X X X X O . . .
                        O O O O O O . . .
                        """).position();
        List<Verdict> dead = explained(position).verdicts().stream()
                .filter(verdict -> verdict.status() == Status.DEAD)
                .toList();
        assertThat(dead).hasSize(2);
        assertThat(lines(dead.get(0)).get(0).line())
                .isEqualTo(lines(dead.get(1)).get(0).line());
        assertThat(dead.get(1).reasons().get(0).text()).isEqualTo("Captured in the same line of play as B4.");
    }

    /** Whoever moves first in the seki loses his own stones. */
    @EveryVariant
    void whoBeginsInASekiLosesStones(Variant variant) {
        Position position = variant.position(SEKI.position());
        List<Verdict> seki = explained(position).verdicts().stream()
                .filter(verdict -> verdict.status() == Status.SEKI)
                .toList();
        assertThat(seki).hasSize(2);
        for (Verdict verdict : seki) {
            assertThat(lines(verdict))
                    .extracting(reason -> reason.line().get(0) == Board.NO_POINT)
                    .containsExactlyInAnyOrder(true, false);
            for (Reason reason : lines(verdict)) {
                boolean ownFirst = reason.line().get(0) == Board.NO_POINT;
                Color loser = ownFirst ? verdict.color() : verdict.color().opponent();
                Line line = new Line(verdict.color().opponent(), reason.line(), true);
                PointSet stones = seki.stream()
                        .filter(each -> each.color() == loser)
                        .findFirst()
                        .orElseThrow()
                        .stones();
                assertThat(line.takes(stones, position)).as("%s", reason).isTrue();
            }
        }
    }

    @Test
    void theSamePositionIsShownTheSameLines() {
        Position position = INVASION.position();
        assertThat(explained(position)).isEqualTo(explained(position));
    }

    @Test
    void nothingButReasonsIsAdded() {
        wild().forEach(position -> {
            Assessment judged = judged(position);
            Assessment shown = Explainer.explain(judged, Budget.NORMAL);
            assertThat(shown.position()).isEqualTo(judged.position());
            assertThat(shown.territories()).isEqualTo(judged.territories());
            assertThat(shown.last()).isEqualTo(judged.last());
            assertThat(shown.flags()).isEqualTo(judged.flags());
            assertThat(shown.proven()).isEqualTo(judged.proven());
            assertThat(shown.verdicts()).hasSameSizeAs(judged.verdicts());
            for (int i = 0; i < shown.verdicts().size(); i++) {
                Verdict before = judged.verdicts().get(i);
                Verdict after = shown.verdicts().get(i);
                assertThat(after.reasons()).containsSubsequence(before.reasons());
                assertThat(new Verdict(
                                after.stones(), after.color(), after.status(), after.certainty(), before.reasons()))
                        .isEqualTo(before);
            }
        });
    }

    /** Whether a line lets the owner of the chain move first. */
    private static boolean isTried(Verdict verdict) {
        return lines(verdict).stream().anyMatch(reason -> reason.line().get(0) == Board.NO_POINT);
    }

    private static List<Reason> lines(Verdict verdict) {
        return verdict.reasons().stream()
                .filter(reason -> !reason.line().isEmpty())
                .toList();
    }

    private static Assessment explained(Position position) {
        return Explainer.explain(judged(position), Budget.NORMAL);
    }

    private static Assessment judged(Position position) {
        FinalPosition end = new FinalPosition(position, Ending.TWO_PASSES);
        return Methods.byName("reading").orElseThrow().assess(end, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
    }
}
