package org.seichi.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Warning;
import org.seichi.game.Game;

/** For each tolerance: what is read, and the warning with its place. */
class ToleranceTest {
    /** Columns: record, what is read, warnings. */
    static Stream<Arguments> brokenTrees() {
        return Stream.of(
                arguments("Hello\n(;SZ[9];B[aa])", "B:aa", "text-outside@1:1"),
                arguments("(;SZ[9];B[aa])\n bye", "B:aa", "text-outside@2:2"),
                arguments("(;SZ[9];B[aa]))", "B:aa", "text-outside@1:15"),
                arguments("((;SZ[9];B[aa]))", "B:aa", "text-outside@1:1 text-outside@1:16"),
                arguments("(;SZ[9];B[aa] what, ;W[bb])", "B:aa W:bb", "text-stray@1:15"),
                arguments("(;SZ[9]C[a [1] b] c];B[aa])", "B:aa", "text-stray@1:16"),
                arguments("(SZ[9];B[aa])", "B:aa", "node-unmarked@1:2"),
                arguments("(;SZ[9];B[aa](W[bb]))", "B:aa W:bb", "node-unmarked@1:15"),
                arguments("(;SZ[9];B[aa](;W[bb]);B[cc])", "B:aa W:bb", "node-after-variation@1:22"),
                arguments("(;sz[9];b[aa])", "B:aa", "name-small@1:3 name-small@1:9"),
                arguments("(;SZ[9][10][x];B[aa])", "B:aa", "property-repeated@1:9 property-repeated@1:13"),
                arguments("(;SZ[9]" + "K".repeat(101) + "[bb];B[aa])", "B:aa", "text-stray@1:8 value-unnamed@1:109"),
                arguments("(;SZ[9];[bb]B[aa])", "B:aa", "value-unnamed@1:9"),
                arguments("(;SZ[9];B[aa]C[half", "B:aa", "value-open@1:15 game-open@1:1"),
                arguments("(;SZ[9];B[aa]C[half\\", "B:aa", "value-open@1:15 game-open@1:1"),
                arguments("(;SZ[9];B[aa", "B:aa", "value-open@1:10 game-open@1:1"),
                arguments("(;SZ[9];B[aa;W[bb];B[cc)", "B:aa W:bb B:cc", "move-open@1:10 move-open@1:21"),
                arguments("(;SZ[9];B[aa]\n", "B:aa", "game-open@1:1"));
    }

    /** Columns: record, what is read, warnings. */
    static Stream<Arguments> oddValues() {
        return Stream.of(
                arguments("(;FF[5]SZ[9];B[aa])", "B:aa", "format-unknown"),
                arguments("(;GM[Go]SZ[9];B[aa])", "B:aa", "type-unreadable@1:6"),
                arguments("(;GM[" + "9".repeat(1000) + "]SZ[9];B[aa])", "B:aa", "type-unreadable@1:6"),
                arguments("(;SZ[9x7];B[ag])", "B:ag", "size-spelling@1:6"),
                arguments("(;SZ[9 : 7];B[ag])", "B:ag", "size-spelling@1:6"),
                arguments("(;SZ[+9];B[ii])", "B:ii", "size-spelling@1:6"),
                arguments("(;SZ[9:+7];B[ag])", "B:ag", "size-spelling@1:6"),
                arguments("(;GM[" + "9".repeat(10) + "]SZ[9];B[aa])", "B:aa", "type-unreadable@1:6"),
                arguments("(;SZ[9];B[A0009])", "", "move-unreadable@1:11"),
                arguments("(;SZ[9]KM[1]KM[2];B[aa])", "B:aa", "property-repeated@1:16"),
                arguments("(;SZ[9];B[aa]KM[1])", "B:aa", "property-late@1:17"),
                arguments("(;SZ[9];B[AB])", "B:ab", "point-capitals@1:11"),
                arguments("(;SZ[9];B[A9];W[j1])", "B:aa W:ii", "point-board-name@1:11 point-board-name@1:17"),
                arguments("(;SZ[9];B[Pass])", "B:", "point-board-name@1:11"),
                arguments("(;SZ[9]AB[aa][jj]AW[aa:zz])", "{AB:aa}", "point-off-board@1:15 point-off-board@1:21"),
                arguments("(;SZ[9]AB[aa][?])", "{AB:aa}", "point-unreadable@1:15"),
                arguments("(;SZ[9]AB[aa][])", "{AB:aa}", "point-unreadable@1:15"),
                arguments("(;SZ[9];B[zz];W[aa])", "B: W:aa", "move-off-board@1:11"),
                arguments("(;SZ[20:19];B[tt])", "B:", "move-off-board@1:15"),
                arguments("(;SZ[21];B[zz];W[tt])", "B: W:tt", "move-off-board@1:12"),
                arguments("(;SZ[9];B[resign];W[aa])", "W:aa", "move-unreadable@1:11"),
                arguments("(;SZ[9];B[aa]W[bb]B[cc])", "B:aa W:bb B:cc", "moves-in-node@1:19"),
                arguments("(;SZ[9];B[bb]AB[aa])", "{AB:aa} B:bb", "setup-with-move@1:14"),
                arguments("(;SZ[9]AB[aa]AW[aa][bb])", "{AW:aa,bb}", "setup-conflict@1:17"),
                arguments("(;SZ[9]PL[?];B[aa])", "B:aa", "turn-unreadable@1:11"),
                arguments("(;SZ[9];B\0[a\0a];W[bb\0])", "W:bb", "nul move-unreadable@1:12"));
    }

    @ParameterizedTest(name = "{2}")
    @MethodSource({"brokenTrees", "oddValues"})
    void tolerated(String record, String steps, String warnings) throws RecordException {
        Game game = Rendered.game(record);
        assertThat(Rendered.steps(game)).isEqualTo(steps);
        assertThat(Rendered.warnings(game)).containsExactly(warnings.split(" "));
    }

    @Test
    void tenWarningsOfAKindAreListed() throws RecordException {
        Game game = Rendered.game("(;SZ[9]" + ";B[?]".repeat(25) + ";W[aa]AB[aa])");
        assertThat(game.warnings())
                .extracting(Warning::code)
                .filteredOn("move-unreadable"::equals)
                .hasSize(10);
        assertThat(game.warnings())
                .last()
                .isEqualTo(Warning.of("more-warnings", "there are more warnings of the same kinds: 15"));
    }

    @Test
    void aWarningQuotesTheBeginning() throws RecordException {
        Game game = Rendered.game("(;SZ[9];B[a\nvery long name of a point indeed])");
        assertThat(game.warnings())
                .containsExactly(new Warning(
                        "move-unreadable",
                        1,
                        11,
                        "a move that is not a point is skipped: \"a very long name of a po…\""));
    }

    @Test
    void theDocumentHasARowForEachTolerance() throws IOException {
        List<String> rows = Files.readAllLines(Path.of("..", "docs", "record-tolerance.md"));
        Pattern code = Pattern.compile("\\| `([a-z-]+)` \\|.*");
        assertThat(rows.stream()
                        .takeWhile(row -> !row.equals("## Terms"))
                        .map(code::matcher)
                        .filter(m -> m.matches())
                        .map(m -> m.group(1)))
                .containsExactlyElementsOf(
                        Arrays.stream(Tolerance.values()).map(Tolerance::code).toList());
    }
}
