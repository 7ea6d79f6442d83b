package org.seichi.app.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.text.Coordinates;

class HoshiTest {
    @ParameterizedTest
    @CsvSource({
        "19, 19, D16 K16 Q16 D10 K10 Q10 D4 K4 Q4",
        "13, 13, D10 K10 G7 D4 K4",
        "9, 9, C7 G7 E5 C3 G3",
        "8, 8, C6 F6 C3 F3",
        "9, 7, C5 G5 E4 C3 G3",
        "5, 5, ''",
        "19, 5, ''",
    })
    void areWherePlayersExpectThem(int width, int height, String points) {
        Board board = new Board(width, height);

        assertThat(Hoshi.of(board)).isEqualTo(Coordinates.points(board, points));
    }
}
