package org.seichi.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Position;

/** Sampled games end with the game that is being played when the thread is interrupted. */
class GamesNobodyWaitsForTest {
    private static final Position BOARD = Position.empty(Board.square(9));

    static Stream<Runnable> games() {
        Map<Integer, Double> moves =
                Map.of(BOARD.board().first(), 0.5, BOARD.board().last(), 0.4);
        return Stream.of(
                () -> Sample.of(BOARD, 1_000_000),
                () -> new PlayoutTree(BOARD, Board.NO_POINT, moves, 0).play(1_000_000));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theyEnd(Runnable games) {
        Thread.currentThread().interrupt();
        try {
            assertThatExceptionOfType(CancellationException.class).isThrownBy(games::run);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }
}
