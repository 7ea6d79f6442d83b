package org.seichi.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.record.Encodings;

class EngineTest {
    private static final String RECORD = "(;GM[1]SZ[9]KM[6.5]RU[Japanese];B[ee];W[ce];B[];W[])";

    private final Engine engine = new Engine(new FullRepertoire(), Encodings.ofJava());

    private String ask(String question, String record, String... wishes) {
        return engine.answer(question, record.getBytes(UTF_8), String.join("\n", wishes));
    }

    @Test
    void optionsAreThoseOfTheApi() {
        assertThat(ask("score", RECORD, "method static", "rules chinese", "komi 7", "file a game.sgf"))
                .startsWith(
                        "{\"file\":\"a game.sgf\",\"game\":1,\"method\":\"static\",\"rules\":\"chinese\",\"komi\":7,");
        assertThat(ask("score", RECORD, "method static", "dead E5")).contains("\"certainty\":\"marked\"");
        assertThat(ask("evaluate", RECORD, "move 1")).contains("\"move\":1,\"toMove\":\"white\"");
        assertThat(ask("evaluate", RECORD, "move 1", "play W D4,B pass")).contains("\"move\":3,\"toMove\":\"white\"");
        assertThat(ask("suggest", RECORD, "move 1", "top 2").split("\"share\"", -1))
                .hasSize(3);
        assertThat(ask(
                        "solve",
                        ". . . X O\nX X X X O\nO O O O O\n. . . . .\n",
                        "group A3",
                        "first black",
                        "goal life",
                        "nodes 900"))
                .contains("\"first\":\"black\",\"outcome\":\"lives\"");
        assertThat(ask("score", ". X O .\n. X O .\n", "rules japanese")).contains("\"width\":4,\"height\":2");
    }

    @Test
    void aLimitOfPositionsIsRefusedWhereNothingIsSearched() {
        String refusal = "\"nodes\\\" limits a search: the method static does not search\"";
        Engine small = new Engine(new StaticRepertoire(), Encodings.ofJava());

        assertThat(ask("score", RECORD, "method static", "nodes 9")).contains("\"bad-value\"", refusal);
        assertThat(ask("score", RECORD, "method static", "nodes 9", "explain true"))
                .startsWith("{\"file\"");
        assertThat(ask("score", RECORD, "nodes 9")).startsWith("{\"file\"");
        assertThat(small.answer("score", RECORD.getBytes(UTF_8), "nodes 9\nexplain true"))
                .contains(refusal);
    }

    @Test
    void theSameGameInAnotherPlaceIsAnsweredUnderItsOwnName() {
        assertThat(ask("score", RECORD + RECORD, "file a.sgf")).startsWith("{\"file\":\"a.sgf\",\"game\":1,");
        assertThat(ask("score", RECORD + RECORD, "file a.sgf", "game 2")).startsWith("{\"file\":\"a.sgf\",\"game\":2,");
        assertThat(ask("score", RECORD + RECORD, "file b.sgf", "game 2")).startsWith("{\"file\":\"b.sgf\",\"game\":2,");
    }

    @ParameterizedTest
    @CsvSource({
        "score, '', 'bad-record'",
        "riddle, '', unusable",
        "score, 'method none', unusable",
        "score, 'colour red', unknown-key",
        "prove, 'method static', unknown-key",
        "evaluate, 'explain true', unknown-key",
        "info, 'komi 7', unknown-key",
        "score, 'komi six', unusable",
        "score, 'explain maybe', unusable",
        "score, 'rules none', unusable",
        "score, 'move -1', unusable",
        "score, 'game 2', unusable",
        "score, 'game 0', unusable",
        "score, 'dead A1', unusable",
        "suggest, 'top 0', unusable",
        "solve, 'first red', unusable",
        "solve, 'goal glory', unusable",
        "score, 'play W E5', unusable",
    })
    void whatCannotBeAnsweredIsRefused(String question, String wish, String code) {
        String record = code.equals("bad-record") ? "nothing" : RECORD;
        assertThat(ask(question, record, wish)).startsWith("{\"code\":\"" + code + "\",\"message\":\"");
    }

    /** The record cannot be read, so that nothing is computed; options are checked before. */
    @ParameterizedTest
    @ValueSource(strings = {"score", "prove", "evaluate", "suggest", "solve", "lead", "tree"})
    void eachQuestionTakesTheOptionsOfItsPathInTheApi(String question) throws IOException {
        Pattern row = Pattern.compile("(?m)^\\| ((?:`\\w+`(?:, )?)+) \\| ([a-z, ]+) \\| .*\\|$");
        List<MatchResult> rows = row.matcher(Files.readString(Path.of("../docs/api.md")))
                .results()
                .toList();

        assertThat(rows).hasSizeGreaterThan(10);
        for (MatchResult one : rows) {
            boolean told = one.group(2).equals("all")
                    || List.of(one.group(2).split(", ", -1)).contains(question);
            for (String option : one.group(1).replace("`", "").split(", ", -1)) {
                boolean taken = told && !option.equals("format") && !option.equals("size");
                assertThat(ask(question, "nothing", option + " 1").contains("\"unknown-key\""))
                        .as(option)
                        .isNotEqualTo(taken);
            }
        }
        assertThat(ask("tree", RECORD, "top 2"))
                .contains("unknown key \\\"top\\\" in the options, which take game, komi, move, play, rules");
    }

    @Test
    void whatIsForOldHostsAnswersThreeQuestions() {
        Engine small = new Engine(new StaticRepertoire(), Encodings.ofJava());
        byte[] record = RECORD.getBytes(UTF_8);
        assertThat(small.answer("score", record, "")).contains("\"method\":\"static\"");
        assertThat(small.answer("info", record, "")).contains("\"moves\":4");
        assertThat(small.answer("tree", record, "")).isEqualTo(engine.answer("tree", record, ""));
        for (String other : List.of("prove", "evaluate", "suggest", "solve", "lead")) {
            assertThat(small.answer(other, record, ""))
                    .startsWith("{\"code\":\"unusable\",\"message\":\"\\\"" + other + "\\\" is not among ");
        }
        assertThat(small.answer("score", record, "method reading")).contains("unusable");
    }

    @Test
    void allTablesOfTheLibraryAreNamed() throws IOException {
        Path home =
                Path.of("../seichi-core/src/main/resources").toAbsolutePath().normalize();
        try (Stream<Path> files = Files.walk(home)) {
            List<String> tables = files.filter(Files::isRegularFile)
                    .map(file -> home.relativize(file).toString().replace('\\', '/'))
                    .toList();
            assertThat(new CoreResources().supplyResources(null)).containsExactlyInAnyOrderElementsOf(tables);
        }
    }
}
