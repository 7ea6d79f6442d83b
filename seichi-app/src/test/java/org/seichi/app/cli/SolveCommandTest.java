package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

class SolveCommandTest {
    /** Three points in the corner, of which the middle one, B1, is vital. */
    private static final String CORNER =
            "(;GM[1]SZ[6:4]RU[Japanese]PL[B]AB[ac][bc][cc][dc][dd]" + "AW[ab][bb][cb][db][eb][ec][ed]TR[ac])";

    @TempDir
    private Path folder;

    private String file;

    @BeforeEach
    void write() {
        file = Games.write(folder, "corner.sgf", CORNER);
    }

    private static JsonNode group(String... arguments) {
        Run run = Run.of(arguments);
        assertThat(run.err()).isEmpty();
        return new ObjectMapper().readTree(run.out()).get("groups").get(0);
    }

    @ParameterizedTest
    @CsvSource({"black, lives, B1", "white, taken, B1"})
    void theFirstMoveDecides(String first, String outcome, String move) {
        JsonNode group = group("solve", file, "--first", first, "--budget", "40000", "--format", "json");
        assertThat(group.get("outcome").asString()).isEqualTo(outcome);
        assertThat(group.get("line").get(0).asString()).isEqualTo(move);
        assertThat(group.get("zone")).isNotEmpty();
        assertThat(group.get("patterns").asInt()).isPositive();
    }

    @Test
    void whatIsTakenToLiveIsSaid() {
        String drawn = Games.write(folder, "square.txt", """
                $$W
                $$ | . . . . . . |
                $$ | O O O O O . |
                $$ | Y X X X O . |
                $$ | . . . X O . |
                $$ | . . . X O . |
                $$ | . . . X O . |
                $$ -----
                """);

        assertThat(Run.of("solve", drawn, "--budget", "100000").out())
                .contains("Black A4: ko, if White's stones around it live");
    }

    /** The problem as it is typed: a triangle is Y or Z, and the last line says who moves. */
    @Test
    void aProblemMayBeDrawnInLetters() {
        String drawn = Games.write(
                folder, "corner.txt", ". . . . . .\nO O O O O .\nY X X X O .\n. . . X O .\nBlack to play\n");

        assertThat(group("solve", drawn, "--budget", "40000", "--format", "json"))
                .isEqualTo(group("solve", file, "--budget", "40000", "--format", "json"));
    }

    @Test
    void theTextShowsZoneLineAndWhatIsWrong() {
        assertThat(Run.of("solve", file, "--budget", "80000").out())
                .contains(
                        "Black A2 lives",
                        "Line: B B1",
                        "points matter",
                        "A1 is wrong: W B1, B A4, W C1",
                        "the proof looks at");
    }

    @Test
    void movesThatAreWrongForTheSameReasonAreNamedTogether() {
        String out = Run.of("solve", "../examples/figures/big-eye-bulky-five.sgf", "--group", "A3", "--budget", "80000")
                .out();
        assertThat(out).contains("  A5 B5 C5 D5 E5 F5 E3 F3 are wrong: B B1, W A1, B A2.\n");
    }

    @ParameterizedTest
    @CsvSource({"black", "white"})
    void aPictureShowsTheLineAsNumberedStones(String first) {
        List<String> line = new ArrayList<>();
        group("solve", file, "--first", first, "--budget", "40000", "--format", "json")
                .get("line")
                .forEach(move -> line.add(move.asString()));
        String moves = Run.of("solve", file, "--first", first, "--budget", "40000", "--format", "svg")
                .out()
                .split("layer-moves\">\n", -1)[1]
                .split("</g>", 2)[0];
        List<String> stones =
                moves.lines().filter(shape -> shape.startsWith("<circle")).toList();
        List<String> numbers = moves.lines()
                .filter(shape -> shape.startsWith("<text"))
                .map(text -> text.replaceAll("<[^>]*>", ""))
                .toList();

        // In these lines nobody plays twice on a point, or on one where a stone stood.
        assertThat(line).doesNotHaveDuplicates().hasSameSizeAs(stones);
        assertThat(numbers).hasSameSizeAs(line).first().isEqualTo("1");
        for (int move = 0; move < line.size(); move++) {
            boolean black = first.equals("black") == (move % 2 == 0);
            assertThat(stones.get(move)).contains(black ? "go-black\"" : "go-white\"");
        }
    }

    @ParameterizedTest
    @CsvSource({"black, black", "white, white"})
    void aStoredStrategyIsBesieged(String first, String player) {
        String solved = Run.of("solve", file, "--first", first, "--budget", "40000", "--format", "json")
                .out();
        Run held = Run.of("prove", "--check", Games.write(folder, "held.json", solved));
        assertThat(held.out()).contains("held.json:1: the strategy of " + player + " stands, ");
        assertThat(held.status()).isZero();

        JsonNode silent = new ObjectMapper().readTree(solved);
        ObjectNode group = (ObjectNode) silent.get("groups").get(0);
        ((ObjectNode) group.get("strategy")).putArray("states").add("");
        group.putArray("stones").add(first.equals("black") ? "F4" : "A2");
        Run broken = Run.of("prove", "--check", Games.write(folder, "silent.json", silent.toString()));
        assertThat(broken.out()).contains("silent.json:1: broken", "nothing is won");
        assertThat(broken.status()).isEqualTo(1);
    }

    @Test
    void anUnsolvedProblemHasNothingToCheck() {
        String open = Run.of("solve", file, "--budget", "1", "--format", "json").out();
        Run run = Run.of("prove", "--check", Games.write(folder, "open.json", open));
        assertThat(run.out()).contains("open.json:1: there is no strategy to attack");
        assertThat(run.status()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"japanese, forbidden", "new-zealand, allowed"})
    void theRulesSayWhetherSuicideIsAllowed(String rules, String suicide) {
        JsonNode group = group("solve", file, "--rules", rules, "--budget", "2000", "--format", "json");
        assertThat(group.get("suicide").asString()).isEqualTo(suicide);
    }

    @Test
    void aGroupIsNamedByItsStones() {
        String[] arguments = {"solve", file, "--group", "D1", "--goal", "life", "--first", "white", "--budget", "2000"};
        assertThat(Run.of(arguments).out()).contains("Black D1: nothing is proven");
        assertThat(Run.of("solve", file, "--group", "A1").err()).contains("there is no stone on A1");
        assertThat(Run.of("solve", file, "--group", "D1,A3").err()).contains("stones of both colors");
    }

    @ParameterizedTest
    @CsvSource({"svg", "html"})
    void picturesShowTheZone(String format) {
        assertThat(Run.of("solve", file, "--budget", "20000", "--format", format)
                        .out())
                .contains("the proof looks at", "Black A2 lives");
    }

    @Test
    void aFolderIsMeasuredAgainstATable() throws IOException {
        Path table = folder.resolve("problems.tsv");
        List<String> rows = List.of(
                "file\tdefender\tto_move\tgoal\tcrucial\tfirst_move",
                "corner.sgf\tB\tB\tTOLIVE\tac\tbd",
                "other.sgf\tB\tB\tTOLIVE\tac\tbd");
        Files.write(table, rows);
        String out = Run.of("solve", folder.toString(), "--table", table.toString(), "--budget", "20000")
                .out();
        assertThat(out).contains("corner.sgf\tlives\tB1\tB1\t").contains("solved 1 of 1, the move of the table 1; ");
    }

    @Test
    void budgetsAreChecked() {
        assertThat(Run.of("solve", file, "--budget", "0").err()).contains("--budget is 1 or more");
        assertThat(Run.of("solve", file, "--minutes", "0").err()).contains("--minutes is 1 to");
        assertThat(Run.of("solve", file, "--budget", "5", "--minutes", "1").err())
                .contains("--budget does not go with --minutes");
    }
}
