package org.seichi.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.move.Suggestion;

class SuggestionAnalysisTest {
    /** The suggestions after some moves on a small board. */
    private static List<Suggestion> suggestions(String... moves) throws Exception {
        StringBuilder record = new StringBuilder("(;SZ[5]");
        for (int i = 0; i < moves.length; i++) {
            record.append(i % 2 == 0 ? ";B[" : ";W[").append(moves[i]).append(']');
        }
        byte[] bytes = record.append(')').toString().getBytes(StandardCharsets.UTF_8);
        ReadGame game = GameFile.parse("game", bytes, Watch.NONE).read(1);
        return new SuggestionAnalysis(Options.USUAL)
                .of(game, Watch.NONE)
                .report()
                .suggestions();
    }

    /** The same stones with another third-last move give different suggestions. */
    @Test
    void theThreeMovesBeforeAreRemembered() throws Exception {
        assertThat(suggestions("bb", "dd", "bc", "db", "cd", "cb"))
                .hasSize(Options.USUAL_TOP)
                .isNotEqualTo(suggestions("bb", "db", "bc", "dd", "cd", "cb"));
    }
}
