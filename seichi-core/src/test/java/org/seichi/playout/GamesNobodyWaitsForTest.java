package org.seichi.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Position;

/** Sampling stops after the current game when the thread is interrupted. */
class GamesNobodyWaitsForTest {
    private static final Position BOARD = Position.empty(Board.square(9));

    static Stream<Runnable> games() {
        LikelyMoves moves =
                new LikelyMoves(new int[] {BOARD.board().first(), BOARD.board().last()}, new double[] {0.5, 0.5});
        return Stream.of(
                () -> Sample.of(BOARD, 1_000_000),
                () -> new GuidedTree(BOARD, List.of(), 0, (position, last) -> moves)
                        .play(1_000_000, JobRunner.SEQUENTIAL));
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
