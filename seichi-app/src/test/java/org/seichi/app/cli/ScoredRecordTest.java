package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Game;
import org.seichi.game.Move;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.record.RecordException;
import org.seichi.record.SgfReader;

/** {@code --format sgf} as {@code docs/sgf.md} describes it: the output can be read back, and the game is unchanged. */
class ScoredRecordTest {
    /** Matches the two branches at the end of a record: the first has the score, the second further moves. */
    private static final Pattern BRANCHES =
            Pattern.compile("\\(;(TB\\[.*?[^\\\\]])\\)\\R\\((;[BW]\\[.*)\\)\\)\\s*$", Pattern.DOTALL);

    private static final List<String> EXAMPLES =
            List.of("13x13-dame-open", "9x9-few-moves", "9x9-seki", "13x13-dead-stones");

    @TempDir
    private Path folder;

    private static String example(String name) {
        return "../examples/" + name + ".sgf";
    }

    private static String scored(String file, String method, String... more) {
        List<String> words = new ArrayList<>(List.of("score", "--method", method, "--format", "sgf", file));
        words.addAll(List.of(more));
        return Run.ofProgram(words.toArray(String[]::new)).out();
    }

    private static Game game(String record) throws RecordException {
        return SgfReader.readFirst(record.getBytes(StandardCharsets.UTF_8));
    }

    private static Position end(Game game) {
        return Replay.of(game, Terms.of(game).rules()).end().position();
    }

    private static List<String> moves(Game game) {
        return game.steps().stream()
                .filter(Move.class::isInstance)
                .map(Move.class::cast)
                .map(move -> move.color() + " " + move.point())
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"static", "dynamic", "park"})
    void theGameStaysWhatItWas(String method) throws IOException, RecordException {
        for (String name : EXAMPLES) {
            Game before = game(Files.readString(Path.of(example(name))));
            String record = scored(example(name), method);
            Game after = game(record);

            assertThat(moves(after)).as(name).isEqualTo(moves(before));
            assertThat(end(after)).isEqualTo(end(before));
            assertThat(after.marks()).isPresent();
            assertThat(after.variations()).isEqualTo(BRANCHES.matcher(record).find());
        }
    }

    @Test
    void theCopyScoresTheSame() throws IOException {
        for (String name : EXAMPLES) {
            String once = scored(example(name), "dynamic");

            assertThat(result(scored(file(once), "dynamic"))).as(name).isEqualTo(result(once));
        }
    }

    @Test
    void termsThatTheUserChangedAreInTheCopy() throws IOException {
        String counted = scored(example("9x9-seki"), "static", "--komi", "0", "--rules", "chinese");

        assertThat(counted).contains("KM[0]", "RU[Chinese]").doesNotContain("KM[6.5]", "RU[Japanese]");
        assertThat(result(scored(file(counted), "static"))).isEqualTo(result(counted));
        assertThat(scored(example("9x9-seki"), "static")).contains("KM[6.5]", "RU[Japanese]");
    }

    /** Played out and counted as it stands, the position gives both players the area of the score. */
    @ParameterizedTest
    @CsvSource({"13x13-dame-open", "19x19-forced-connections", "19x19-dame-open"})
    void thePlayedOutPositionIsAVariationAndCountsTheSame(String name) throws IOException, RecordException {
        String record = scored(example(name), "dynamic");
        Matcher branches = BRANCHES.matcher(record);
        assertThat(branches.find()).isTrue();
        String played = record.substring(0, branches.start()) + branches.group(2) + ")";
        Game game = game(played);
        PointSet black = game.marks().orElseThrow().black();

        assertThat(moves(game).size()).isGreaterThan(moves(game(record)).size());
        assertThat(black.minus(end(game).empty()).isEmpty()).isTrue();
        assertThat(result(scored(file(played), "standing", "--rules", "chinese")))
                .isEqualTo(result(scored(example(name), "dynamic", "--rules", "chinese")));
    }

    private String file(String record) throws IOException {
        return Files.writeString(folder.resolve("game.sgf"), record).toString();
    }

    private static String result(String record) {
        Matcher result = Pattern.compile("RE\\[(.*?)]").matcher(record);
        assertThat(result.find()).isTrue();
        return result.group(1);
    }
}
