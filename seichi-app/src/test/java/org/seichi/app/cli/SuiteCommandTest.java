package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.app.StandInMethod;
import org.seichi.board.Board;
import org.seichi.game.FinalPosition;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.score.Assessment;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class SuiteCommandTest {
    /** The two stones of the wall are dead, W+15.5 with the usual komi; only 9x9 boards can be scored. */
    private static final ScoringMethod METHOD = new Fragile(new StandInMethod("B3 G7", "", "", ""));

    private static final String MARKS = "TB[aa:ci]TW[fa:ii]";

    @TempDir
    private Path folder;

    private record Fragile(ScoringMethod method) implements ScoringMethod {
        @Override
        public String name() {
            return method.name();
        }

        @Override
        public String description() {
            return method.description();
        }

        @Override
        public Assessment assess(FinalPosition end, Ruleset rules, Budget budget, Trace trace) {
            if (!end.position().board().equals(Board.square(9))) {
                throw new IllegalStateException("only 9x9");
            }
            return method.assess(end, rules, budget, trace);
        }
    }

    @BeforeEach
    void writeSuite() {
        write("01.sgf", "W+15.5", "");
        write("02.sgf", "White wins by 15.5 points", "");
        write("03.sgf", "W+14.5", "");
        write("04.sgf", "W+13.5", MARKS);
        write("05.sgf", "W+12.5", MARKS.replace("[fa:ii]", "[fa:ih]"));
        write("06.sgf", "B+15.5", "");
        write("07.sgf", "B+R", "");
        write("08.sgf", "", "");
        write("09.sgf", "0", "");
        Games.write(folder, "10.sgf", Games.WALL.replace("KM[6.5]", "KM[-9]").replace("W+15.5", "Draw"));
        Games.write(folder, "11.sgf", "(;GM[1]SZ[13]KM[0]RU[Japanese]RE[B+1];B[];W[];TB[aa])");
        Games.write(folder, "12.sgf", "no record");
    }

    private void write(String name, String result, String marks) {
        String record = Games.WALL.replace("W+15.5", result).replace(";W[])", ";W[]" + marks + ")");
        Games.write(folder, name, record);
    }

    private Run suite(String... options) {
        String[] arguments = new String[options.length + 2];
        arguments[0] = "suite";
        arguments[1] = folder.toString();
        System.arraycopy(options, 0, arguments, 2, options.length);
        return Run.withMethod(METHOD, arguments);
    }

    @Test
    void figuresAreThoseOfTheGames() {
        Run run = suite("--format", "json");
        JsonNode figures = new ObjectMapper().readTree(run.out());

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isEqualTo(1);
        assertThat(figures.get("suite").asString())
                .isEqualTo(folder.getFileName().toString());
        assertThat(figures.get("method").asString()).isEqualTo("stand-in");
        assertThat(numbers(figures, "games", "skipped", "failed")).containsExactly(10.0, 2.0, 2.0);
        assertThat(numbers(figures, "exact", "within1", "within2", "within3", "winner"))
                .containsExactly(30.0, 40.0, 50.0, 60.0, 60.0);
        assertThat(numbers(figures, "meanAbsError")).containsExactly(4.6);
        assertThat(numbers(figures, "marked", "pointsAgree", "boardsAgree", "deadAgree"))
                .containsExactly(3.0, 47.73, 33.33, 66.67);
    }

    @Test
    void aRecordIsASuiteOfItsGames() {
        Run run = Run.withMethod(METHOD, "suite", folder.resolve("03.sgf").toString(), "--format", "json");
        JsonNode figures = new ObjectMapper().readTree(run.out());

        assertThat(run.status()).isZero();
        assertThat(figures.get("suite").asString()).isEqualTo("03.sgf");
        assertThat(numbers(figures, "games", "failed", "within1")).containsExactly(1.0, 0.0, 100.0);
        assertThat(Run.of("suite", folder.resolve("none.sgf").toString()).err()).contains("no such folder or list");
    }

    @Test
    void theTextSaysWhichGamesAreSkippedAndHeldBack() {
        assertThat(suite().out()).contains("Skipped are games whose record gives no margin. Held back are those ");
    }

    @Test
    void theHeldBackThirdIsReportedApart() {
        JsonNode heldBack =
                new ObjectMapper().readTree(suite("--format", "json").out()).get("heldBack");

        assertThat(numbers(heldBack, "games", "skipped", "failed")).containsExactly(4.0, 0.0, 1.0);
        assertThat(numbers(heldBack, "exact", "within1", "within2", "within3", "winner"))
                .containsExactly(0.0, 25.0, 25.0, 25.0, 25.0);
        assertThat(heldBack.get("pointsAgree").isNull()).isTrue();
    }

    @Test
    void withOtherProgramsTheFiguresAreAlsoThoseOfGamesWithAnUndisputedLabel() {
        String table = Games.write(folder, "peers.tsv", """
                file\ta_score\ta_dead\tb_score\tb_dead
                01.sgf\t-15.5\t\t-15.5\t
                03.sgf\t-15.5\t\t-15.5\t
                04.sgf\t-15.5\t\t-15.5\t
                05.sgf\t-15.5\t\t-14.5\t
                06.sgf\t-15.5\t\t\t
                """);
        JsonNode figures = new ObjectMapper()
                .readTree(suite("--peers", table, "--format", "json").out());

        assertThat(numbers(figures.get("clean"), "games", "exact", "flagged", "unflaggedExact"))
                .containsExactly(8.0, 37.5, 0.0, 37.5);
        assertThat(numbers(figures.get("cleanHeldBack"), "games", "exact")).containsExactly(3.0, 0.0);
        assertThat(suite("--peers", table).out()).contains("""
                clean games                        8           3
                clean: exact                  37.5 %       0.0 %
                """);
        assertThat(suite("--format", "json").out()).contains("\"clean\":null");
        assertThat(Run.of("suite", folder.toString(), "--evaluate", "5", "--peers", table)
                        .err())
                .contains("--peers does not go with --evaluate");
    }

    private static List<Double> numbers(JsonNode object, String... keys) {
        return List.of(keys).stream().map(key -> object.get(key).asDouble()).toList();
    }

    @Test
    void anyNumberOfThreadsGivesTheSameNumbers() throws IOException {
        String one = rowsWithoutTimes("1");

        assertThat(rowsWithoutTimes("4")).isEqualTo(one);
        assertThat(withoutTimes(suite("--format", "json", "--threads", "4").out()))
                .isEqualTo(
                        withoutTimes(suite("--format", "json", "--threads", "1").out()));
    }

    private String rowsWithoutTimes(String threads) throws IOException {
        Path rows = folder.resolve("rows.tsv");
        suite("--threads", threads, "--output", rows.toString());
        return Files.readString(rows).replaceAll("\\d+\\.\\d{3}\t", "\t");
    }

    private static String withoutTimes(String json) {
        return json.replaceAll("\"millis\":\\{[^}]*\\},\"gamesPerSecond\":[0-9.]+,", "");
    }

    @Test
    void writesARowForEachGame() throws IOException {
        assertThat(rowsWithoutTimes("2").replace('\t', '|')).isEqualTo("""
                file|status|recorded|scored|error|millis|heldBack|certainty|flags|pointsWrong|deadMissed|deadTooMany|warnings|cause
                01.sgf|scored|-15.5|-15.5|0||false|judged||||||
                02.sgf|scored|-15.5|-15.5|0||false|judged||||||
                03.sgf|scored|-14.5|-15.5|-1||true|judged|||||result-differs|
                04.sgf|scored|-13.5|-15.5|-2||false|judged||0|0|0|result-differs|
                05.sgf|scored|-12.5|-15.5|-3||false|judged||4|0|0|result-differs|
                06.sgf|scored|15.5|-15.5|-31||true|judged|||||result-differs|
                07.sgf|skipped|B+R||||false|||||||
                08.sgf|skipped|||||false|||||||
                09.sgf|scored|0|-15.5|-15.5||true|judged|||||result-differs|
                10.sgf|scored|0|0|0||false|judged||||||
                11.sgf|failed|1||||false|||||||internal error, IllegalStateException: only 9x9
                12.sgf|failed|||||true|||||||1:1: there is no game: no "(;"
                """);
    }

    @Test
    void textHasBothColumnsAndTheFailures() {
        assertThat(suite("--threads", "1").out())
                .contains("method stand-in, 1 thread\n")
                .contains("games                             10           4\n")
                .contains("skipped                            2           0\n")
                .contains("exact                         30.0 %       0.0 %\n")
                .contains("worse                         40.0 %      75.0 %\n")
                .contains("Failed\n  11.sgf: internal error, IllegalStateException: only 9x9\n  12.sgf: 1:1: ");
    }

    @Test
    void noFigureIsGivenOfNoGames() {
        Run run = Run.withMethod(METHOD, "suite", folder.resolve("07.sgf").toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out())
                .contains("games                              0           0\n")
                .contains("skipped                            1           0\n")
                .contains("exact                              –           –\n")
                .contains("right winner                       –           –\n")
                .contains("games per second                   –           –\n")
                .doesNotContain("%  ", "ms  ");
    }

    @Test
    void aListNamesTheGames() {
        String list = Games.write(folder, "list.txt", "# two games\n01.sgf\n\n02.sgf\n");
        JsonNode figures = new ObjectMapper()
                .readTree(Run.withMethod(METHOD, "suite", list, "--format", "json")
                        .out());

        assertThat(figures.get("suite").asString()).isEqualTo("list.txt");
        assertThat(numbers(figures, "games", "exact")).containsExactly(2.0, 100.0);
    }

    @Test
    void aLimitTakesTheFirstFiles() {
        Run run = suite("--limit", "2", "--format", "json");

        assertThat(run.out()).contains("\"games\":2,");
        assertThat(run.status()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--threads 0    | --threads is 1 or more, --limit 0 or more",
                "--limit -1     | --threads is 1 or more, --limit 0 or more",
                "--method magic | no method \"magic\"",
                "--format tsv   | Invalid value for option '--format': 'tsv' is none of text, json",
                "--output /     | /: cannot be written"
            })
    void wrongUsageIsTold(String options, String message) {
        Run run = suite(options.split(" "));

        assertThat(run.err()).startsWith("seichi: " + message).doesNotContain("Exception");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void nothingToMeasureIsNoSuccess() throws IOException {
        Run empty =
                Run.of("suite", Files.createDirectory(folder.resolve("empty")).toString());
        assertThat(empty.status()).isEqualTo(2);
        assertThat(empty.out()).isEmpty();
        assertThat(empty.err()).contains("empty: no games");
        assertThat(Run.of("suite", folder + "/none").err()).contains("no such folder or list");
        assertThat(Run.of("suite", folder + "/none").status()).isEqualTo(2);
        assertThat(suite("--limit", "0").status()).isEqualTo(2);
    }
}
