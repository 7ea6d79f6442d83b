package org.seichi.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StoneKeysTest {
    /** The table by point index has the keys of the hash, and zero for an empty point; boards of equal size share it. */
    @ParameterizedTest
    @CsvSource({"1, 1", "9, 9", "7, 5", "19, 19", "25, 25"})
    void areThoseOfTheHash(int width, int height) {
        Board board = new Board(width, height);
        StoneKeys keys = StoneKeys.of(board);
        board.points().forEach(point -> {
            assertThat(keys.key(point, Stones.BLACK)).isEqualTo(Zobrist.key(board, point, Stones.BLACK));
            assertThat(keys.key(point, Stones.WHITE)).isEqualTo(Zobrist.key(board, point, Stones.WHITE));
            assertThat(keys.key(point, Stones.EMPTY)).isZero();
        });
        assertThat(StoneKeys.of(new Board(width, height))).isSameAs(keys);
    }
}
