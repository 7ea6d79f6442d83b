package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreCommandTest {
    @TempDir
    private Path folder;

    private String game;

    @BeforeEach
    void writeGame() {
        game = Games.write(folder, "wall.sgf", Games.WALL);
    }

    @ParameterizedTest
    @CsvSource({
        "'',                                      W+6.5",
        "--dead B3,                               B+21.5",
        "'--dead B3,G7',                          W+15.5",
        "'--dead b3,g7 --rules chinese',          W+15.5",
        "'--dead B3,G7 --rules cn --komi 7',      W+16",
        "'--dead B3,G7 --komi 0',                 W+9",
        "'--dead B3,G7 --komi -9',                Draw",
        "'--dead B3,G7 --move 0',                 W+15.5",
        "'--dead G7 --seki B3',                   W+43.5",
    })
    void scoresWhatTheOptionsSay(String options, String result) {
        Run run = Run.of(("score " + game + " " + options).strip().split(" +"));

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("Result: " + result + " under");
        assertThat(run.status()).isZero();
    }

    @Test
    void aBoardInLettersIsARecordToo() {
        String board = ". X O .\n. X O .\n. X O .\n";
        Run typed = Run.withInput(board.getBytes(StandardCharsets.UTF_8), "score", "-");
        Run stored = Run.of("score", Games.write(folder, "board.txt", board));
        Run uneven = Run.withInput((board + "X O\n").getBytes(StandardCharsets.UTF_8), "score", "-");

        assertThat(typed.out()).contains("4x3, Japanese rules, komi 0, a position set up", "Result: Draw under");
        assertThat(stored.out().lines().skip(1))
                .containsExactlyElementsOf(typed.out().lines().skip(1).toList());
        assertThat(uneven.err()).startsWith("-:4:1: the row of the board has 2 points");
        assertThat(uneven.status()).isEqualTo(2);
    }

    @Test
    void aHyphenIsStandardOutput() {
        Run run = Run.of("score", game, "--output", "-");

        assertThat(run.out()).isEqualTo(Run.of("score", game).out());
        assertThat(Path.of("-")).doesNotExist();
        assertThat(run.status()).isZero();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aNameWithALineFeedStaysOnItsLine() {
        String odd = Games.write(folder, "a\nb.sgf", Games.WALL);

        for (String command : new String[] {"score", "info"}) {
            assertThat(Run.of(command, odd).out()).startsWith(odd.replace('\n', '\u240a') + "\n");
        }
        assertThat(Run.of("score", odd, "--dead", "A1").err()).startsWith(odd.replace('\n', '\u240a') + ": ");
    }

    @Test
    void aMarkWithoutAStoneIsRefused() {
        Run run = Run.of("score", game, "--dead", "B3,A1");

        assertThat(run.err()).isEqualTo(game + ": there is no stone on A1\n");
        assertThat(run.out()).isEmpty();
        assertThat(run.status()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--dead Z1            | no point \"Z1\" on a 9x9 board",
                "--dead pass          | a pass is not a point of the board",
                "--komi seven         | komi seven is not a number of points such as 6.5 or 7",
                "--komi 6.3           | komi 6.3 is not a number of points such as 6.5 or 7",
                "--komi 1e99999999    | komi 1e99999999 is not a number of points such as 6.5 or 7",
                "--rules chess        | no rules \"chess\"; 'seichi rules' lists them",
                "--rules chinese,aga  | no rules \"chinese,aga\"; 'seichi rules' lists them",
                "--method magic       | no method \"magic\"; 'seichi methods' lists them",
                "--move -1            | a move number is 0 or more, not -1",
                "--move x             | Invalid value for option '--move': 'x' is not a whole number",
                "--move 99999999999   | Invalid value for option '--move': '99999999999' is too large",
                "--format gif         | Invalid value for option '--format': 'gif' is none of text, json, sgf, svg, png, html",
                "--format svg --size 99   | a picture is 100 to 4096 pixels wide, not 99",
                "--format sgf --move 0 | it does not go with --move",
                "--dead D9 --alive D7 | the stone on D7 is marked both dead and alive",
                "--output /           | /: cannot be written",
                "--colour             | Unknown option: '--colour'",
            })
    void wrongUsageIsToldInOneSentence(String options, String message) {
        Run run = Run.of(("score " + game + " " + options).split(" +"));

        assertThat(run.err()).contains(message).doesNotContain("Exception", "\tat ");
        assertThat(run.out()).isEmpty();
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void oneOfSeveralFilesFails() {
        String broken = Games.write(folder, "broken.sgf", "(;GM[1]SZ[0])");
        Run run = Run.of("score", broken, game, folder + "/none.sgf");

        assertThat(run.err().lines())
                .hasSize(2)
                .anyMatch(line -> line.matches(".*broken\\.sgf:1:\\d+: .*"))
                .anyMatch(line -> line.endsWith("none.sgf: no such file"));
        assertThat(run.out()).contains("wall.sgf", "Result: W+6.5");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void aFolderStandsForTheRecordsInIt() {
        Games.write(folder, "another.SGF", Games.WALL);
        Games.write(folder, "notes.txt", "no record");
        Run run = Run.of("score", folder.toString());

        assertThat(run.out().lines().filter(line -> line.contains(folder.toString())))
                .satisfiesExactly(
                        line -> assertThat(line).endsWith("another.SGF"),
                        line -> assertThat(line).endsWith("wall.sgf"));
        assertThat(run.status()).isZero();
    }

    @Test
    void standardInputIsAFile() {
        Run run = Run.withInput(Games.WALL.getBytes(StandardCharsets.UTF_8), "score", "-", "--format", "json");

        assertThat(run.out()).startsWith("{\"file\":\"-\",\"game\":1,").contains("\"score\":-6.5,");
        assertThat(run.status()).isZero();
    }

    @Test
    void aFailureSaysWhichGameOfAFileItIsAbout() throws IOException {
        String collection = Games.write(folder, "marked.sgf", Games.WALL + "(;SZ[9])");
        Run run = Run.of("score", collection, "--dead", "D4");

        assertThat(run.err()).isEqualTo(collection + ": game 2 of 2: there is no stone on D4\n");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void everyGameOfACollectionIsScored() {
        String collection = Games.write(folder, "two.sgf", Games.WALL + Games.WALL.replace("KM[6.5]", "KM[0.5]"));
        Run run = Run.of("score", collection, "--format", "json");

        assertThat(run.out().lines())
                .satisfiesExactly(
                        line -> assertThat(line).contains("\"game\":1,", "\"score\":-6.5,"),
                        line -> assertThat(line).contains("\"game\":2,", "\"score\":-0.5,"));
    }

    @Test
    void writesToAFile() throws IOException {
        Path output = folder.resolve("out.txt");
        Run run = Run.onTerminal("score", game, "--output", output.toString());

        assertThat(run.out()).isEmpty();
        assertThat(Files.readString(output)).contains("Result: W+6.5").doesNotContain("\u001b");
    }

    @Test
    void stonesMarkedAliveAreNamed() {
        assertThat(Run.of("score", game, "--alive", "B3").out())
                .contains("Stones marked alive\n  White B3: Marked alive by hand.");
        assertThat(Run.of("score", game, "--alive", "B3", "--explain").out())
                .contains("Marks made by hand\n  They replace");
    }

    @Test
    void theRecordThatIsReadIsNotOverwritten() throws IOException {
        String beside =
                Path.of(game).getParent().resolve(".").resolve("wall.sgf").toString();
        for (String source : List.of(game, folder.toString())) {
            Run run = Run.of("score", source, "--format", "sgf", "--output", beside);

            assertThat(run.err()).contains("is one of the records that are read");
            assertThat(run.status()).isEqualTo(2);
            assertThat(Files.readString(Path.of(game))).isEqualTo(Games.WALL);
        }
    }

    @Test
    void whereNothingIsWrittenAFileStaysAsItWas() throws IOException {
        Path output = Files.writeString(folder.resolve("kept.txt"), "kept");
        Run.of("score", game, "--dead", "Z9", "--output", output.toString());
        Run.of("score", folder + "/none.sgf", "--output", output.toString());
        Run.of("score", folder + "/none.sgf", "--output", folder + "/new.txt");

        assertThat(Files.readString(output)).isEqualTo("kept");
        assertThat(folder.resolve("new.txt")).doesNotExist();
    }

    @Test
    void colorsAreForTerminals() {
        assertThat(Run.of("score", game).out()).doesNotContain("\u001b");
        assertThat(Run.onTerminal("score", game).out()).contains("\u001b[");
        assertThat(withoutColors(Run.onTerminal("score", game).out()))
                .isEqualTo(Run.of("score", game).out());
    }

    private static String withoutColors(String text) {
        return text.replaceAll("\u001b\\[[0-9;]*m", "").replaceAll(" +\n", "\n");
    }

    @Test
    void explainsTheSteps() {
        assertThat(Run.of("score", game).out()).doesNotContain("Step:");
        assertThat(Run.of("score", game, "--explain").out())
                .contains("Step: look\n  D9 D8 D7 G7 D6 D5 D4 D3 D2 D1: black stones\n    and nothing else\n")
                .contains("Step: judge\n  4 chains\n");
    }

    /** Output must be the same on every run, so only a terminal shows how long a step took. */
    @Test
    void aTerminalIsToldHowLongEachStepTook() {
        assertThat(withoutColors(Run.onTerminal("score", game, "--explain").out()))
                .containsPattern("(?m)^  Look took \\d+\\.\\d ms$")
                .containsPattern("(?m)^  All took \\d+\\.\\d ms$");
        assertThat(Run.of("score", game, "--explain").out()).doesNotContain(" took ");
    }

    @Test
    void anExplanationClosesWithTheScoreAsASum() {
        // Each player has the points of his area, less those of his own stones, and the stone that he has taken.
        assertThat(Run.of("score", game, "--explain", "--dead", "B3,G7").out()).contains("""
                        Final score
                          Black: 28 = 27 territory + 1 dead stone
                          White: 43.5 = 6.5 komi + 36 territory + 1 dead stone
                          White wins by 15.5 points
                        """);
        assertThat(Run.of("score", game, "--explain").out())
                .contains("Final score\n  Black: 0\n  White: 6.5 = 6.5 komi\n  White wins by 6.5 points\n");
    }

    /** File names may contain characters that move the cursor or change the direction of writing. */
    @Test
    void namesAreShownAndNotObeyed() {
        String file = Games.write(folder, "a\u001b[2J\u202eb.sgf", Games.WALL);
        for (Run run : List.of(Run.of("score", file), Run.onTerminal("score", file), Run.of("score", file + "\r"))) {
            assertThat(run.out() + run.err())
                    .contains("a␛[2J<U+202E>b.sgf")
                    .doesNotContain("\u202e", "\u001b[2J", "\r");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "W+, 'Nothing here needs a second look. The record says W+, won without a recorded margin, which agrees.'",
        "B+, 'No point of the board needs a second look, but the record says B+, won without a recorded margin, which does not agree.'",
        "W+R, 'The record says W+R, which was not counted.'"
    })
    void aResultWithoutAMarginIsHeldAgainstTheWinner(String result, String sentence) {
        String game = Games.write(folder, "won.sgf", Games.WALL.replace("RE[W+15.5]", "RE[" + result + "]"));

        assertThat(Run.of("score", game).out()).contains(sentence);
    }

    @Test
    void aFolderWithoutARecordIsNamed() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Run run = Run.of("score", empty.toString());

        assertThat(run.err()).isEqualTo(empty + ": there is no game record in this folder\n");
        assertThat(run.status()).isEqualTo(2);
    }

    /** An empty variable of a shell is not the current folder. */
    @Test
    void anEmptyNameIsNoFolder() {
        Run run = Run.of("score", "");

        assertThat(run.err()).isEqualTo(": the name of a file is empty\n");
        assertThat(run.status()).isEqualTo(2);
    }

    /** "-" stands for the standard input and says nothing to who looks at a picture. */
    @Test
    void aRecordWithoutANameHasNoTitle() {
        byte[] one = Games.WALL.getBytes(StandardCharsets.UTF_8);
        byte[] two = (Games.WALL + Games.WALL).getBytes(StandardCharsets.UTF_8);

        assertThat(Run.withInput(one, "score", "-").out()).startsWith("standard input\n");
        assertThat(Run.withInput(two, "score", "-").out())
                .contains("standard input, game 1 of 2\n", "standard input, game 2 of 2\n");
        assertThat(Run.withInput(one, "info", "-").out()).startsWith("standard input\n");
        assertThat(Run.withInput(one, "score", "-", "--format", "svg").out())
                .contains("<title>W+")
                .doesNotContain(">-<");
        assertThat(Run.withInput(one, "score", "-", "--format", "html").out())
                .contains(">By Seichi.<")
                .doesNotContain("<h1>");
        assertThat(Run.withInput(two, "score", "-", "--format", "html").out())
                .contains("<h1>game 2 of 2</h1>", ">By Seichi from game 2 of 2.<");
    }
}
