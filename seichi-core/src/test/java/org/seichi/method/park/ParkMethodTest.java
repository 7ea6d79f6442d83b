package org.seichi.method.park;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.Methods;
import org.seichi.report.TraceLog;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Status;
import org.seichi.score.Tally;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Whole positions; {@code B} and {@code W} mark dead stones, {@code Y} and {@code Z} stones in seki. */
class ParkMethodTest {
    /** Each of Black's strings has one eye, and White cannot keep them apart. */
    private static final Diagram SEVEN = Diagram.parse("""
            . . . . . . . . .
            . . . . . . . . .
            . . O O O O O . .
            O O O B B B O O .
            B B . B . B O . .
            . B B . B B O . .
            B B O O O O O . .
            O O O . . . . . .
            . . . . . . . . .
            """);

    private static final Diagram SEKI = Diagram.parse("""
            . . . . . . . . . . .
            . . . . . . . . . . .
            . X X X X X X X X X .
            . X X X X X X X X X .
            X X Z Z Z Z Z Z Z X X
            . X Z . Y Y Y . Z X .
            """);

    private static final Diagram NO_SEKI = Diagram.parse("""
            . . . . . . . . . . .
            . . . . . . . . . . .
            . X X X X X X X X X .
            . X X X X X X X X X .
            X X W W W W W W X X X
            . X W . X X . W X . .
            """);

    private static final Diagram GAME = Diagram.parse("""
            . . . X O . . . .
            . W . X O O . B .
            . . X X X O . . .
            X X . X O O O O O
            . . X X O . . O .
            . W X O O . . . .
            . X X X O . B . .
            . . . X O . . . .
            . . . X . O . . .
            """);

    private static Assessment assess(Position position) {
        return new ParkMethod().assess(end(position), Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
    }

    private static FinalPosition end(Position position) {
        return new FinalPosition(position, Ending.TWO_PASSES);
    }

    private static void check(Diagram diagram, Variant variant) {
        Assessment assessment = assess(variant.position(diagram.position()));
        Board board = diagram.board();
        PointSet dead = diagram.marked('B').union(diagram.marked('W'));
        PointSet seki = diagram.marked('Y').union(diagram.marked('Z'));

        assertThat(assessment.stones(Status.DEAD)).isEqualTo(variant.points(board, dead));
        assertThat(assessment.stones(Status.SEKI)).isEqualTo(variant.points(board, seki));
    }

    @EveryVariant
    void stringsThatLiveTogetherDieAlone(Variant variant) {
        check(SEVEN, variant);
    }

    @EveryVariant
    void threeStonesInsideStandInSeki(Variant variant) {
        check(SEKI, variant);
    }

    @EveryVariant
    void twoStonesInsideKill(Variant variant) {
        check(NO_SEKI, variant);
    }

    @EveryVariant
    void aSmallGame(Variant variant) {
        check(GAME, variant);
        Assessment assessment = assess(variant.position(GAME.position()));
        int margin = Tally.count(assessment, Rulesets.JAPANESE, 0, 0, Ending.TWO_PASSES)
                .margin();

        // Black: 20 points and 2 dead stones; White: 28 and 2. In half-points.
        assertThat(variant.score(margin)).isEqualTo(2 * (22 - 30));
    }

    @Test
    void reasonsNameWhatDecided() {
        Assessment assessment = assess(NO_SEKI.position());

        assertThat(assessment.verdicts())
                .allSatisfy(verdict -> assertThat(verdict.reasons()).hasSize(1))
                .extracting(verdict -> verdict.reasons().get(0).rule().code())
                .contains("stability-table", "killed-from-inside");
        assertThat(assess(SEKI.position()).flags())
                .singleElement()
                .satisfies(flag -> assertThat(flag.code()).isEqualTo("seki-judged"));
    }

    @Test
    void theTraceTellsStringsRemovalSekiAndDame() {
        TraceLog log = new TraceLog();
        new ParkMethod().assess(end(SEKI.position()), Rulesets.JAPANESE, Budget.NORMAL, log);
        new ParkMethod().assess(end(NO_SEKI.position()), Rulesets.JAPANESE, Budget.NORMAL, log);

        assertThat(log.steps()).containsOnlyKeys("strings", "seki", "dame", "removal");
        assertThat(log.steps().get("seki"))
                .extracting(TraceLog.Entry::text)
                .allMatch(text -> text.endsWith(": seki"))
                .anyMatch(text -> text.startsWith("Black's 3 stones at E1: "))
                .anyMatch(text -> text.startsWith("White's 9 stones at C2: "));
        assertThat(log.steps().get("removal"))
                .extracting(TraceLog.Entry::text)
                .containsExactly("round 1: White's 8 stones at C2: capturing the chain inside leaves it only one eye:"
                        + " stability 508");
        PointSet neutral = Coordinates.points(SEKI.board(), "D1 H1");
        assertThat(log.steps().get("dame"))
                .containsExactly(
                        new TraceLog.Entry(neutral, "dame"),
                        new TraceLog.Entry(PointSet.empty(NO_SEKI.board()), "no neutral point is left"));
        assertThat(log.steps().get("strings"))
                .extracting(TraceLog.Entry::text)
                .contains("Black's 2 stones at E1: alive: the chain around it cannot capture it and live");
    }

    @Test
    void isRegistered() {
        assertThat(Methods.byName("park")).containsInstanceOf(ParkMethod.class);
    }

    @Test
    void anEmptyBoardHasNothingToJudge() {
        assertThat(assess(Position.empty(Board.square(19))).verdicts()).isEmpty();
    }
}
