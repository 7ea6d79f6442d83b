package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.app.StandInMethod;
import org.seichi.method.ScoringMethod;

class SuiteErrorsTest {
    /** Both lone stones are dead and White fills a point: W+14.5 where the record stops without two passes. */
    private static final ScoringMethod METHOD = new StandInMethod("B3 G7", "", "H8", "");

    private static final String HEADER =
            "cause|file|recorded|scored|error|flags|doubtful|neutral|teireBlack|teireWhite|kos|seki";

    @TempDir
    private Path folder;

    private Path games;
    private Path errors;

    @BeforeEach
    void makeFolders() throws IOException {
        games = Files.createDirectory(folder.resolve("games"));
        errors = folder.resolve("errors");
    }

    private void write(String name, String result) {
        Games.write(games, name, Games.WALL.replace("W+15.5", result).replace(";B[];W[]", ";B[gc]"));
    }

    private Run suite(ScoringMethod method, String... options) {
        List<String> arguments = List.of("suite", games.toString(), "--threads", "1", "--errors", errors.toString());
        return Run.withMethod(
                method, Stream.concat(arguments.stream(), Stream.of(options)).toArray(String[]::new));
    }

    private String index() throws IOException {
        return Files.readString(errors.resolve("index.tsv")).replace('\t', '|');
    }

    @Test
    void wrongGamesAreWrittenWithTheirCauses() throws IOException {
        write("01.sgf", "W+14.5");
        write("02.sgf", "W+15.5");
        write("03.sgf", "W+13.5");
        write("04.sgf", "W+13.5");
        Run run = suite(METHOD);

        assertThat(index()).isEqualTo(HEADER + """

                teire missed|04.sgf|-13.5|-14.5|-1|||0|0|1|0|0
                teire too many|02.sgf|-15.5|-14.5|1|||0|0|1|0|0
                """);
        assertThat(run.out()).contains("""
                Wrong games, by cause        written   held back
                teire missed                       1           1
                teire too many                     1           0
                """);
        assertThat(names()).containsExactly("02.sgf", "02.txt", "04.sgf", "04.txt", "index.tsv");
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(errors)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void fourPointsAreMoreThanProtectiveMovesExplain() throws IOException {
        write("01.sgf", "W+11.5");
        write("02.sgf", "W+17.5");
        write("04.sgf", "W+10.5");
        write("05.sgf", "W+18.5");
        suite(METHOD);

        assertThat(index())
                .contains("\nteire missed|01.sgf|", "\nteire too many|02.sgf|")
                .contains("\nunclear|04.sgf|", "\nunclear|05.sgf|");
    }

    @Test
    void halfAPointTooManyIsTooMany() throws IOException {
        write("01.sgf", "W+15");
        suite(METHOD);

        assertThat(index()).contains("\nteire too many|01.sgf|-15|-14.5|0.5|");
    }

    @Test
    void aGameIsToldWithItsErrorAndItsReport() throws IOException {
        write("02.sgf", "W+15.5");
        suite(METHOD);

        assertThat(Files.readString(errors.resolve("02.txt")))
                .startsWith("Scored W+14.5 under Japanese rules, recorded W+15.5: 1 point too many for Black.\n"
                        + "Cause: teire too many. ")
                .contains("Black would cut there.")
                .contains("Step: judge");
        assertThat(Files.readString(errors.resolve("02.sgf"))).contains("TB[", "TW[", "Scored by Seichi: W+14.5");
    }

    @ParameterizedTest
    @CsvSource({
        "W+15.5, -14.5,   'gc,bg', -14.5, 'gc,bg', label suspect",
        "W+15.5, -15.5,   'gc',    -14.5, 'gc,bg', life",
        "W+15.5, -15.5,   'gc,bg', -14.5, 'gc',    teire too many",
        "W+15.5, -13.5,   'gc',    -12.5, 'bg',    unclear",
        "W+15.5, -12.5,   'gc',    '',    '',      life",
        "B+20.5, 20.5,    'gc,bg', '',    '',      unclear",
    })
    void otherProgramsTellTheCause(
            String recorded, String score, String dead, String otherScore, String otherDead, String cause)
            throws IOException {
        write("01.sgf", recorded);
        String row = String.join("\t", "01.sgf", score, dead, otherScore, otherDead);
        String table = Games.write(folder, "peers.tsv", "file\ta_score\ta_dead\tb_score\tb_dead\n" + row + "\n");
        suite(METHOD, "--peers", table);

        assertThat(index()).contains("\n" + cause + "|01.sgf|");
    }

    @Test
    void marksTellWhichStonesAreDead() throws IOException {
        Games.write(games, "01.sgf", Games.WALL.replace("W+15.5", "W+14.5").replace(";W[])", ";W[]TB[aa]TW[ia])"));
        suite(METHOD);

        assertThat(index()).contains("\nlife|01.sgf|");
    }

    @Test
    void aSekiOrKoThatExplainsTheErrorIsNamed() throws IOException {
        write("01.sgf", "W+14.5");
        suite(new StandInMethod("B3", "G7", "", ""));
        String seki = index();
        suite(new StandInMethod("B3 G7", "", "", "F9"));

        assertThat(seki).contains("\nunclear|01.sgf|");
        assertThat(index()).contains("\nko|01.sgf|");
    }

    @Test
    void gamesOfOneNameInTwoFoldersDoNotMeet() throws IOException {
        Files.createDirectory(games.resolve("a"));
        Games.write(
                games.resolve("a"),
                "01.sgf",
                Games.WALL.replace("W+15.5", "W+1.5") + Games.WALL.replace("W+15.5", "B+1.5"));
        Games.write(games, "a_01.sgf", Games.WALL.replace("W+15.5", "W+2.5"));
        suite(METHOD);

        assertThat(names())
                .containsExactly(
                        "a_01#2.sgf", "a_01#2.txt", "a_01-2.sgf", "a_01-2.txt", "a_01.sgf", "a_01.txt", "index.tsv");
    }

    @Test
    void withoutErrorsTheIndexIsEmpty() throws IOException {
        write("01.sgf", "W+14.5");
        suite(METHOD);

        assertThat(index()).isEqualTo(HEADER + "\n");
    }

    @Test
    void wrongUsageIsTold() {
        write("01.sgf", "W+14.5");

        assertThat(suite(METHOD, "--peers", folder + "/none").err()).contains("none: no such file");
        assertThat(Run.of("suite", games.toString(), "--errors", Games.write(folder, "file", ""))
                        .status())
                .isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "'', 1: the header has no columns",
        "'file\ta_score\n01.sgf\t1\n', 1: the header has no columns",
        "'file\ta_score\ta_dead\n', 1: there is no row below the header",
        "'file\ta_score\ta_dead\n01.sgf\t1\t\n02.sgf\t1', '3: the row has 2 cells, and the header 3'",
        "'file\ta_score\ta_dead\n01.sgf\t\t\n02.sgf\tB+3\t\n', '3: \"B+3\" is no score in points (a_score)'",
    })
    void aTableOfAnswersThatSaysNothingIsRefusedWithItsLine(String content, String why) {
        write("01.sgf", "W+14.5");
        String table = Games.write(folder, "peers.tsv", content);
        Run run = suite(METHOD, "--peers", table);

        assertThat(run.err()).contains(table + ":" + why);
        assertThat(run.status()).isEqualTo(2);
    }
}
