package org.seichi.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.Options;
import org.seichi.analysis.Result;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.Watch;
import org.seichi.app.render.Format;
import org.seichi.app.render.Style;
import org.seichi.app.render.score.ScoreFormats;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;
import org.seichi.report.ScoreReport;

/** Records with no or few moves have a meaningless score, and the output says so. */
class HardlyPlayedTest {
    static List<ScoringMethod> methods() {
        return Methods.all();
    }

    private static Result<ScoreReport> score(ScoringMethod method, String record) throws Exception {
        GameFile file = GameFile.parse("a.sgf", record.getBytes(StandardCharsets.UTF_8), Watch.NONE);
        return new ScoreAnalysis(method, Options.USUAL).of(file.read(1), Watch.NONE);
    }

    private static String text(Result<ScoreReport> score) {
        return new String(
                ScoreFormats.ALL
                        .renderer(Format.TEXT, Style.PLAIN, OptionalInt.empty())
                        .orElseThrow()
                        .render(score),
                StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @MethodSource("methods")
    void theFirstLineAndTheFirstFlagSayIt(ScoringMethod method) throws Exception {
        for (String moves : new String[] {"", ";B[cd]", ";B[cd];W[dd];B[];W[]", ";B[];W[]"}) {
            isHardlyPlayed(method, 9, moves);
        }
        for (int size : new int[] {13, 19, 25}) {
            isHardlyPlayed(method, size, ";B[cd]");
        }
    }

    private static void isHardlyPlayed(ScoringMethod method, int size, String moves) throws Exception {
        Result<ScoreReport> score = score(method, "(;GM[1]SZ[" + size + "]KM[6.5]" + moves + ")");

        assertThat(score.report().assessment().flags().get(0).code()).isEqualTo("hardly-played");
        assertThat(text(score)).startsWith("a.sgf: hardly played\n");
    }

    @Test
    void aStoneForTenPointsIsEnough() throws Exception {
        StringBuilder moves = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            assertThat(score(Methods.all().get(1), "(;GM[1]SZ[9]" + moves + ")")
                            .report()
                            .isHardlyPlayed())
                    .isTrue();
            moves.append(i % 2 == 0 ? ";B[" : ";W[").append((char) ('a' + i)).append("e]");
        }
        moves.append(";B[ie]");
        assertThat(score(Methods.all().get(1), "(;GM[1]SZ[9]" + moves + ")")
                        .report()
                        .isHardlyPlayed())
                .isFalse();
    }
}
