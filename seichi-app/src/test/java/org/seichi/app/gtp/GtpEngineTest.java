package org.seichi.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GtpEngineTest {
    private static final String WORDS = """
            play b w D4 A1 C3 E5 pass resign komi 6.5 1e9 undo boardsize 9 0 -3 12 99999999999 final_score
            final_status_list dead dame kgs-rules aga fixed_handicap 4 set_free_handicap clear_board loadsgf
            examples/9x9-seki.sgf missing.sgf gogui-setup gogui-setup_player gogui-play_sequence seichi-param method rules
            seichi-score seichi-influence showboard printsgf known_command \u00e9\u4e2d # \u0000""";

    private final GtpEngine engine = GtpEngines.create();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "name                | = Seichi",
                "'  7   name  '      | =7 Seichi",
                "007 name            | =007 Seichi",
                "name # who is there | = Seichi",
                "'\tna\u0001me'      | = Seichi",
                "12                  | ?12 unknown command",
                "12 nonsense         | ?12 unknown command",
                "komi                | ? syntax error: an argument is missing",
                "komi 0 7              | ? syntax error: komi takes 1 argument",
                "play b D4 w E5      | ? syntax error: play takes at most 2 arguments",
                "printsgf a.sgf      | ? syntax error: printsgf takes no argument",
                "seichi-score 1      | ? syntax error: seichi-score takes no argument",
                "suggest 0           | ? syntax error: 0 is not 1 or more",
                "suggest -3          | ? syntax error: -3 is not 1 or more",
            })
    void answersCarryTheSignAndTheId(String line, String answer) {
        assertThat(engine.answer(line)).isEqualTo(answer + "\n\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "# a comment", "\t# 12 name"})
    void aLineThatSaysNothingIsNotAnswered(String line) {
        assertThat(engine.answer(line)).isEmpty();
    }

    @Test
    void stonesWithoutALibertyAreNotSetUp() {
        engine.answer("gogui-setup b D4");
        assertThat(engine.answer("gogui-setup b A18 b B19 w A19")).isEqualTo("? stones without a liberty: A19\n\n");
        assertThat(engine.answer("play w D4")).startsWith("?");
    }

    @Test
    void quitEndsTheSession() {
        assertThat(engine.hasEnded()).isFalse();
        assertThat(engine.answer("quit")).isEqualTo("= \n\n");
        assertThat(engine.hasEnded()).isTrue();
    }

    /** On a board of 9x9, where scoring takes little. */
    @Test
    void whateverIsSaidIsAnsweredProperly() {
        engine.answer("boardsize 9");
        List<String> words = List.of(WORDS.split(" +|\n", -1));
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 3000; i++) {
            String line = random.ints(random.nextInt(5) + 1, 0, words.size())
                    .mapToObj(words::get)
                    .collect(Collectors.joining(" "));
            String answer = engine.answer(line);

            assertThat(answer)
                    .as(line)
                    .matches("(?s)|=\\d* .*?\n\n|\\?\\d* .+?\n\n")
                    .doesNotContain("internal error");
            assertThat(answer.strip()).as(line).doesNotContain("\n\n");
        }
    }

    @Test
    void everyListedCommandIsKnownAndDocumented() throws Exception {
        String document = Files.readString(Path.of("../docs/gtp.md"));
        for (String command : GtpEngines.answer(engine, "list_commands").split("\n", -1)) {
            assertThat(GtpEngines.answer(engine, "known_command " + command)).isEqualTo("true");
            assertThat(document).containsPattern("`" + command + "[ `]");
        }
    }

    @Test
    void aRecordComesBackAsItWasPlayed() {
        GtpEngines.answer(engine, "boardsize 9");
        GtpEngines.answer(engine, "kgs-rules aga");
        GtpEngines.answer(engine, "fixed_handicap 2");
        GtpEngines.answer(engine, "play w E5");

        assertThat(GtpEngines.answer(engine, "printsgf")).contains("SZ[9]", "HA[2]", "RU[AGA]", "AB[gc][cg]", ";W[ee]");
    }

    /** {@code HA[0]} is only needed where the stones that Black has played one after the other would be read as a handicap. */
    @Test
    void aRecordWithoutHandicapIsSilentAboutIt() {
        GtpEngines.answer(engine, "boardsize 9");
        assertThat(GtpEngines.answer(engine, "printsgf")).doesNotContain("HA[");
        GtpEngines.answer(engine, "play b E5");
        assertThat(GtpEngines.answer(engine, "printsgf")).doesNotContain("HA[");

        GtpEngines.answer(engine, "play b C3");
        assertThat(GtpEngines.answer(engine, "printsgf")).contains("HA[0]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"boardsize", "rectangular_boardsize"})
    void aBoardMayHaveTwoSizes(String command) {
        GtpEngines.answer(engine, command + " 9 7");
        GtpEngines.answer(engine, "play b J7");

        assertThat(engine.answer("play w A8")).startsWith("? invalid color or coordinate");
        assertThat(GtpEngines.answer(engine, "printsgf")).contains("SZ[9:7]", ";B[ia]");
        assertThat(engine.answer(command + " 9 26")).startsWith("? unacceptable size");
        assertThat(engine.answer(command + " 9 x")).startsWith("? syntax error");
        assertThat(engine.answer(command + " 9 9 9")).startsWith("? syntax error");
        assertThat(GtpEngines.answer(engine, "printsgf")).contains("SZ[9:7]");
    }

    /** Also under other rules and another komi, as with the options of {@code seichi score}; but not of another game. */
    @Test
    void theResultOfALoadedRecordIsReported() {
        String game = "loadsgf examples/9x9-dead-stones.sgf";
        GtpEngines.answer(engine, game);
        assertThat(GtpEngines.answer(engine, "seichi-report")).endsWith("The record says W+19.5, which agrees.");
        assertThat(GtpEngines.answer(engine, "printsgf")).contains("RE[W+19.5]");
        GtpEngines.answer(engine, "komi 0");
        assertThat(GtpEngines.answer(engine, "seichi-report"))
                .endsWith(
                        "No point of the board needs a second look, but the record says W+19.5, which does not agree.");

        for (String change : List.of("play b pass", "undo", game + " 5", "boardsize 9", "clear_board")) {
            GtpEngines.answer(engine, game);
            GtpEngines.answer(engine, change);
            assertThat(GtpEngines.answer(engine, "printsgf")).as(change).doesNotContain("RE[");
        }
    }

    @Test
    void warningsAboutALoadedRecordAreSaidBesideTheAnswer(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("game.sgf"), "(;SZ[9]KM[6.5]RU[Japanese];B[ee];W[ee];B[zz])");
        List<String> log = new ArrayList<>();
        GtpEngine logging = GtpEngines.logging(log::add);

        assertThat(GtpEngines.answer(logging, "loadsgf " + file)).isEmpty();
        assertThat(log)
                .containsExactly(
                        file + ": a move that is not on the board is read as a pass: \"zz\" (line 1, column 42)",
                        file + ": move 2 is on a stone, which it replaces (line 1, column 34)");
        assertThat(GtpEngines.answer(logging, "seichi-report"))
                .as("the report repeats them, with the same places")
                .contains(log.stream()
                        .map(line -> line.substring(file.toString().length() + 2))
                        .toArray(String[]::new))
                .doesNotContain("(line 1, column 6");
        log.clear();
        GtpEngines.answer(logging, "loadsgf examples/9x9-chinese.sgf 999");
        assertThat(log).as("all moves, as the protocol says").isEmpty();
        GtpEngines.answer(logging, "loadsgf examples/9x9-chinese.sgf 3");
        assertThat(log).isEmpty();
    }

    @Test
    void theNameOfAFileMayHaveSpaces(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("my game 2.sgf"), "(;SZ[9];B[ee];W[cc];B[gg])");
        GtpEngines.answer(engine, "loadsgf " + file);
        assertThat(GtpEngines.answer(engine, "printsgf")).contains(";B[ee];W[cc];B[gg]");
        GtpEngines.answer(engine, "loadsgf " + file + " 3");
        assertThat(GtpEngines.answer(engine, "printsgf")).contains(";B[ee];W[cc])");
        assertThat(engine.answer("loadsgf " + file + " 0")).contains("a move number is 1 or more");
        assertThat(engine.answer("loadsgf " + file + " 99999999999")).contains("99999999999 is out of range");
        assertThat(engine.answer("loadsgf " + file + " D4")).contains("cannot load file: no such file");
        assertThat(engine.answer("loadsgf")).contains("an argument is missing");
    }

    @Test
    void aRecordMayBeLoadedUpToAMove() {
        GtpEngines.answer(engine, "loadsgf examples/9x9-chinese.sgf 3");

        assertThat(GtpEngines.answer(engine, "printsgf").split(";[BW]\\[")).hasSize(3);
        assertThat(engine.answer("loadsgf examples/missing.sgf"))
                .startsWith("? cannot load file: ")
                .contains("no such file");
        assertThat(engine.answer("loadsgf README.md")).contains("README.md:1:1: there is no game");
        assertThat(engine.answer("loadsgf LICENSE")).contains("LICENSE:1:1: there is no game");
        assertThat(GtpEngines.answer(engine, "printsgf").split(";[BW]\\["))
                .as("what could not be loaded changes nothing")
                .hasSize(3);
    }
}
