package org.seichi.method.carta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.text.Coordinates;

/** The bent four needs a corner and three points in each direction. */
class CornerKoTest {
    @ParameterizedTest
    @CsvSource({
        "3, 3, A3 B3 A2, C3, true",
        "3, 3, A3 B3 A2, A1, true",
        "3, 3, C1 B1 A1, C2, true",
        "3, 3, C1 C2 C3, B1, true",
        "3, 3, A3 B3 A2, B2, false",
        "3, 3, A3 B3 C3, B2, false",
        "3, 3, A2 B2 C2, A1, false",
        "4, 4, A1 B1 C1, D1, false",
        "2, 4, A4 B4 A3, A2, false",
        "4, 2, A2 B2 A1, C2, false"
    })
    void aCornerItsNeighborsAndOneFurtherOn(int width, int height, String stones, String added, boolean isShape) {
        Board board = new Board(width, height);
        PointSet three = Coordinates.points(board, stones);
        assertThat(CornerKo.isShape(board, three, Coordinates.point(board, added)))
                .isEqualTo(isShape);
    }
}
