package org.seichi.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

class VerdictTest {
    private static final Board BOARD = Board.square(9);

    /** What shape said first is no reason for the opposite. */
    @ParameterizedTest
    @CsvSource({
        "ALIVE, SAMPLED, DEAD, false",
        "DEAD, SAMPLED, DEAD, true",
        "DEAD, SAMPLED, TWO_EYES, false",
        "DEAD, CLOSE_GAME, CONNECTED, false",
        "ALIVE, SAFE_STONES_STATIC, TWO_EYES, true",
        "SEKI, SEKI_PROVEN, TWO_EYES, false",
        "SEKI, SEKI_PROVEN, DEAD, false",
        "SEKI, SEKI_PROVEN, SEKI_FIRST_LOSES, true",
        "DEAD, CAPTURED_SECOND, SEKI, false",
        "DEAD, SAMPLED, CAPTURED_FIRST, true",
        "DEAD, TWO_EYES, SAMPLED, true"
    })
    void aReasonThatSaysSomethingElseGoesButTheFirstStays(Status status, Rule first, Rule second, boolean stays) {
        PointSet stones = PointSet.of(BOARD, IntStream.of(BOARD.point(2, 2)));
        List<Reason> reasons = Stream.of(first, second)
                .map(rule -> Reason.of(rule, stones, List.of(), "x", "x"))
                .toList();
        Verdict verdict = new Verdict(stones, Color.BLACK, status, Certainty.JUDGED, reasons).withoutOverruled();

        assertThat(verdict.status()).isEqualTo(status);
        assertThat(verdict.reasons()).extracting(Reason::rule).startsWith(first).hasSize(stays ? 2 : 1);
    }
}
