package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code score --arranged}. */
class ArrangedScoreTest {
    /** No black stone lives, and Black has no point. */
    private static final String NO_ROOM = """
            . X O . X
            X X O X .
            X X O . X
            """;

    @TempDir
    private Path folder;

    private static List<String> count(String... words) {
        Run run = Run.ofProgram(words);
        assertThat(run.err()).isEmpty();
        return run.out()
                .lines()
                .dropWhile(line -> !line.equals("Arranged for counting"))
                .filter(line -> line.startsWith("  Black: ") || line.startsWith("  White: "))
                .toList();
    }

    @Test
    void theBlocksAddUpByTerritory() {
        assertThat(count("score", "--arranged", "../examples/9x9-dead-stones.sgf"))
                .containsExactly("  Black: 10 + 3 = 13", "  White: 10 + 10 + 5 + 1 + 6.5 komi = 32.5");
    }

    @Test
    void byAreaStonesAndNeutralPointsAreCountedToo() {
        assertThat(count("score", "--arranged", "../examples/9x9-chinese.sgf"))
                .containsExactly("  Black: 8 + 1 + 1 + 32 stones = 42", "  White: 6 + 4 + 29 stones + 7.5 komi = 46.5");
        assertThat(count("score", "--arranged", "../examples/19x19-chinese-dame-open.sgf"))
                .containsExactly(
                        "  Black: 30 + 10 + 10 + 10 + 6 + 6 + 5 + 5 + 4 + 4 + 93 stones + 4 for neutral points = 187",
                        "  White: 30 + 10 + 9 + 9 + 5 + 4 + 4 + 4 + 3 + 1 + 1 + 90 stones + 4 for neutral points"
                                + " + 7.5 komi = 181.5");
        assertThat(count("score", "--arranged", "../examples/9x9-handicap-chinese.sgf"))
                .containsExactly(
                        "  Black: 10 + 10 + 6 + 4 + 27 stones = 57",
                        "  White: 24 stones + 2 for handicap stones + 0.5 komi = 26.5");
    }

    @Test
    void aDeadStoneInTheEyeOfASekiStays() {
        Run run = Run.ofProgram("score", "--arranged", "../examples/figures/rules-dead-stone-in-a-seki.sgf");
        String arranged = run.out().substring(run.out().indexOf("Arranged for counting"));
        assertThat(arranged).contains("3 - O X O X O = O X + 3", "2 O O X = X = O O X X 2");
    }

    @Test
    void lostStonesWithoutRoomAreSubtracted() {
        String game = Games.write(folder, "no-room.txt", NO_ROOM);
        assertThat(count("score", "--arranged", game))
                .containsExactly("  Black: 0 - 8 lost stones left over = -8", "  White: 10 + 2 = 12");
    }

    @Test
    void aPictureShowsNothingElse() {
        String picture = Run.ofProgram("score", "--arranged", "--format", "svg", "../examples/9x9-dead-stones.sgf")
                .out();
        assertThat(picture).contains(">Black: 10 + 3 = 13<", "<text", ">10<").doesNotContain("White, dead");
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json", "svg", "html"})
    void withoutTheOptionNothingIsArranged(String format) {
        String out = Run.ofProgram("score", "--format", format, "../examples/9x9-dead-stones.sgf")
                .out();
        assertThat(out).doesNotContain("10 + 3").doesNotContain("\"blocks\"");
    }

    @Test
    void aRecordShowsTheBoardAsItWasPlayed() {
        Run run = Run.ofProgram("score", "--arranged", "--format", "sgf", "../examples/9x9-dead-stones.sgf");
        assertThat(run.err()).contains("--arranged goes with every format but sgf");
        assertThat(run.status()).isEqualTo(2);
    }
}
