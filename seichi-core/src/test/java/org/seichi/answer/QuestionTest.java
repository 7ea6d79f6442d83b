package org.seichi.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.Options;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.Watch;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;

class QuestionTest {
    private static final ScoringMethod METHOD = Methods.byName("static").orElseThrow();
    private static final byte[] WALLS = """
            . . X O . . .
            . . X O . . .
            . . X O . . .
            . . X O . . .
            . . X O . . .
            """.getBytes(StandardCharsets.UTF_8);

    private static String answer(Question question, Watch watch) throws Exception {
        ReadGame game = GameFile.parse("walls", WALLS, watch).read(1);
        return question.answer(game, METHOD, Options.USUAL, watch);
    }

    @ParameterizedTest
    @EnumSource
    void answersAreTheSameOnEveryRunWhereNobodyTakesTheTime(Question question) throws Exception {
        String answer = answer(question, Watch.NONE);

        // Questions that clients ask about one position of a record after another are answered without the record's
        // name.
        String first = switch (question) {
            case TREE -> "{\"games\":1,";
            case LEAD -> "{\"move\":0,";
            default -> "{\"file\":\"walls\",";
        };
        assertThat(answer).startsWith(first).endsWith("}\n").doesNotContain("icros\":");
        assertThat(answer(question, Watch.NONE)).isEqualTo(answer);
    }

    @Test
    void timesAreThoseOfTheWatch() throws Exception {
        AtomicLong time = new AtomicLong();

        assertThat(answer(Question.SCORE, () -> time.getAndAdd(1_000_000)))
                .contains("\"micros\":1000,\"recordMicros\":3000,");
    }

    @Test
    void aDrawnPositionIsScored() throws Exception {
        assertThat(answer(Question.SCORE, Watch.NONE)).contains("\"result\":\"W+5\"");
    }
}
