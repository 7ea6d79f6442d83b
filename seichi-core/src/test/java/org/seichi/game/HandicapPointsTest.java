package org.seichi.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.text.Coordinates;

class HandicapPointsTest {
    @ParameterizedTest
    @CsvSource({
        "19, 2, D4 Q16",
        "19, 3, D4 Q16 D16",
        "19, 4, D4 Q16 D16 Q4",
        "19, 5, D4 Q16 D16 Q4 K10",
        "19, 6, D4 Q16 D16 Q4 D10 Q10",
        "19, 7, D4 Q16 D16 Q4 D10 Q10 K10",
        "19, 8, D4 Q16 D16 Q4 D10 Q10 K4 K16",
        "19, 9, D4 Q16 D16 Q4 D10 Q10 K4 K16 K10",
        "13, 5, D4 K10 D10 K4 G7",
        "12, 4, C3 K10 C10 K3",
        "9, 3, C3 G7 C7",
        "8, 4, C3 F6 C6 F3",
        "7, 4, C3 E5 C5 E3",
    })
    void stonesStandWhereTheProtocolPutsThem(int size, int stones, String points) {
        Board board = Board.square(size);

        assertThat(HandicapPoints.of(board, stones)).contains(Coordinates.points(board, points));
    }

    @Test
    void noBoardHasAHandicapThatItHasNoPointsFor() {
        assertThat(HandicapPoints.of(Board.square(19), 1)).isEmpty();
        assertThat(HandicapPoints.of(Board.square(19), 10)).isEmpty();
        assertThat(HandicapPoints.of(Board.square(8), 5)).isEmpty();
        assertThat(HandicapPoints.of(Board.square(7), 5)).isEmpty();
        assertThat(HandicapPoints.of(Board.square(6), 2)).isEmpty();
        assertThat(HandicapPoints.of(new Board(19, 13), 2)).isEmpty();
    }
}
