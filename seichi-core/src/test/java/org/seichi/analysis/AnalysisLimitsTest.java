package org.seichi.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.game.Overrides;
import org.seichi.method.Methods;
import org.seichi.record.RecordException;
import org.seichi.score.Flag;
import org.seichi.score.FlagKind;

/** The limits of input and options, tested on both sides. */
class AnalysisLimitsTest {
    private static final int LONGEST_DIAGRAM = 10_000;

    private static ReadGame drawn(String diagram) throws Exception {
        return GameFile.parse("board", diagram.getBytes(StandardCharsets.UTF_8), Watch.NONE)
                .read(1);
    }

    private static String rows(int width, int height, int stones) {
        String board = (". ".repeat(width) + "\n").repeat(height);
        return board.replaceFirst("(\\. ){" + stones + "}", "X ".repeat(stones));
    }

    /** A board counts as hardly played if fewer than a tenth of its points have stones. */
    @ParameterizedTest
    @CsvSource({"5, 2, 1, false", "10, 3, 3, false", "7, 3, 2, true"})
    void aBoardOfFewStonesIsHardlyPlayed(int width, int height, int stones, boolean isHardlyPlayed) throws Exception {
        AssessmentAnalysis analysis =
                new AssessmentAnalysis(Methods.byName("static").orElseThrow(), Options.USUAL, Showing.NOTHING);
        ReadGame game = drawn(rows(width, height, stones));
        List<Flag> flags = analysis.of(game, Watch.NONE).report().assessment().flags();
        assertThat(flags.stream().anyMatch(flag -> flag.kind() == FlagKind.HARDLY_PLAYED))
                .isEqualTo(isHardlyPlayed);
    }

    /** A short archive has no brackets and several lines, as a diagram has, but nobody has drawn it. */
    @Test
    void anArchiveIsNoDiagram() {
        byte[] archive = "\37\u008b\10\n\n".getBytes(StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> GameFile.parse("-", archive, Watch.NONE))
                .isInstanceOf(RecordException.class)
                .hasMessageContaining("compressed");
    }

    @Test
    void aSingleStoneIsCountedInTheSingular() throws Exception {
        AssessmentAnalysis analysis =
                new AssessmentAnalysis(Methods.byName("static").orElseThrow(), Options.USUAL, Showing.NOTHING);
        assertThat(analysis.of(drawn(rows(9, 9, 1)), Watch.NONE)
                        .report()
                        .assessment()
                        .flags())
                .anyMatch(flag -> flag.text().startsWith("Hardly anything was played: 1 stone on 81 points."));
    }

    @Test
    void tenThousandBytesMayBeADiagram() throws Exception {
        String diagram = rows(3, 3, 1);
        String longest = diagram + "\n".repeat(LONGEST_DIAGRAM - diagram.length());
        assertThat(drawn(longest).game().board().size()).isEqualTo(9);
        assertThatThrownBy(() -> drawn(longest + "\n")).isInstanceOf(RecordException.class);
    }

    @Test
    void aMoveIsTwoWords() throws Exception {
        ReadGame game = drawn(rows(5, 5, 1));
        Continuation two = new Continuation(OptionalInt.empty(), List.of("B C3", "w D3"));
        assertThat(two.of(game, Overrides.NONE).game().steps()).hasSize(3);
        for (String wrong : List.of("B", "W", "B C3 D3", "W C3 D3")) {
            assertThatThrownBy(() -> new Continuation(OptionalInt.empty(), List.of(wrong)).of(game, Overrides.NONE))
                    .isInstanceOf(UnusableException.class);
        }
    }

    @Test
    void aThousandPointsAreTheMostKomi() throws Exception {
        for (String most : List.of("1000", "-1000")) {
            assertThat(WantedTerms.komi(most)).hasValue(2 * Integer.parseInt(most));
            assertThatThrownBy(() -> WantedTerms.komi(most + ".5")).isInstanceOf(UnusableException.class);
        }
    }

    @Test
    void tenMovesAreSuggestedWhereNobodySaysHowMany() {
        assertThat(Options.USUAL.top()).isEqualTo(10);
    }
}
