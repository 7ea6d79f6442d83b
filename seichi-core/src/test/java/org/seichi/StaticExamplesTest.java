package org.seichi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.method.ScoringMethod;
import org.seichi.method.carta.StaticMethod;
import org.seichi.method.dyer.DynamicMethod;
import org.seichi.report.Margin;
import org.seichi.score.Assessment;
import org.seichi.score.Status;
import org.seichi.score.Tally;
import org.seichi.score.Teire;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.testkit.Examples;
import org.seichi.text.Coordinates;

/**
 * Whole games, from the record to the score, by the static and the dynamic method: result, dead stones and points to be
 * filled are those of the table of examples. Known failures are listed here; the test of a listed one fails when the
 * method gets it right.
 */
class StaticExamplesTest {

    /** Why the static method is wrong, by record: neither point can be found without alternating play. */
    private static final Map<String, String> KNOWN_FAILURES = Map.of(
            "9x9-forced-connection", "no white chain comes into atari when C9 is filled: Black has to cut inside first",
            "19x19-forced-connections", "O5 is forced only where White gets the dame that connect Black");

    /** Where the dynamic method fills another point that serves the same purpose. */
    private static final Map<String, String> OTHER_POINTS = Map.of("9x9-forced-connection", "F9 protects as G8 does");

    /** Why the dynamic method is wrong, by record. */
    private static final Map<String, String> KNOWN_FAILURES_OF_DYNAMIC =
            Map.of("19x19-forced-connections", "R14 meets a double threat inside a wide territory");

    static List<ExampleRow> rows() throws IOException {
        return ExampleRow.all();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theMethodSaysWhatTheTableSays(ExampleRow row) {
        Assessment assessment = assess(new StaticMethod(), row);
        Said said = said(assessment, row);
        Said expected = expected(assessment, row);
        if (KNOWN_FAILURES.containsKey(row.name())) {
            assertThat(said)
                    .as("no longer a known failure: %s", KNOWN_FAILURES.get(row.name()))
                    .isNotEqualTo(expected);
        } else {
            assertThat(said).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theDynamicMethodSaysWhatTheTableSays(ExampleRow row) {
        Assessment assessment = assess(new DynamicMethod(), row);
        Said said = said(assessment, row);
        Said expected = expected(assessment, row);
        if (KNOWN_FAILURES_OF_DYNAMIC.containsKey(row.name())) {
            assertThat(said)
                    .as("no longer a known failure: %s", KNOWN_FAILURES_OF_DYNAMIC.get(row.name()))
                    .isNotEqualTo(expected);
            return;
        }
        boolean another = OTHER_POINTS.containsKey(row.name());
        assertThat(said.filled().equals(expected.filled())).isEqualTo(!another);
        assertThat(said).isEqualTo(another ? new Said(expected.result(), expected.dead(), said.filled()) : expected);
    }

    private static Game game(ExampleRow row) {
        return Examples.game(Examples.file(row.name()));
    }

    private static Assessment assess(ScoringMethod method, ExampleRow row) {
        Game game = game(row);
        Terms terms = Terms.of(game);
        FinalPosition end = Replay.of(game, terms.rules()).end();
        return method.assess(end, terms.rules(), Budget.NORMAL, Trace.NONE);
    }

    private static Said said(Assessment assessment, ExampleRow row) {
        Game game = game(row);
        Terms terms = Terms.of(game);
        Ending ending = Replay.of(game, terms.rules()).end().ending();
        int margin = Tally.count(assessment, terms.rules(), terms.komi(), terms.handicap(), ending)
                .margin();
        return new Said(Margin.format(margin), assessment.stones(Status.DEAD), filled(assessment));
    }

    private static Said expected(Assessment assessment, ExampleRow row) {
        return new Said(row.result(), chains(assessment, row.dead()), filled(row.filled()));
    }

    /** What is compared: the result, all dead stones, and who must fill which points. */
    private record Said(String result, PointSet dead, Set<String> filled) {}

    /** All stones of the chains that are named by one stone each. */
    private static PointSet chains(Assessment assessment, String named) {
        Board board = assessment.position().board();
        PointSet stones = Coordinates.points(board, named);
        PointSet.Builder chains = PointSet.builder(board);
        for (Verdict verdict : assessment.verdicts()) {
            if (verdict.stones().intersects(stones)) {
                chains.addAll(verdict.stones());
            }
        }
        return chains.build();
    }

    private static Set<String> filled(Assessment assessment) {
        return assessment.teire().stream()
                .map(teire -> filled(assessment.position().board(), teire))
                .collect(Collectors.toSet());
    }

    private static String filled(Board board, Teire teire) {
        return (teire.owner() == Color.BLACK ? "black " : "white ") + Coordinates.format(board, teire.point());
    }

    private static Set<String> filled(String cell) {
        return Arrays.stream(cell.split(",", -1))
                .map(String::strip)
                .filter(point -> !point.isEmpty())
                .map(point -> point.substring(0, 5).toLowerCase(Locale.ROOT) + point.substring(5))
                .collect(Collectors.toSet());
    }
}
