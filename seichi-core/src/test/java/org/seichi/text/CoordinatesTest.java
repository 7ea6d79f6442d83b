package org.seichi.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

class CoordinatesTest {
    @ParameterizedTest
    @CsvSource({
        "19, 19, D4, 3, 15, dp",
        "19, 19, A1, 0, 18, as",
        "19, 19, T19, 18, 0, sa",
        "19, 19, H8, 7, 11, hl",
        "19, 19, J8, 8, 11, il",
        "25, 25, Z25, 24, 0, ya",
        "25, 25, A1, 0, 24, ay",
        "5, 3, E1, 4, 2, ec",
        "3, 5, C5, 2, 0, ca",
        "1, 1, A1, 0, 0, aa",
    })
    void namesPointsBothWays(int width, int height, String name, int x, int y, String sgf) {
        Board board = new Board(width, height);
        int point = board.point(x, y);
        assertThat(Coordinates.format(board, point)).isEqualTo(name);
        assertThat(Coordinates.parse(board, name)).hasValue(point);
        assertThat(Coordinates.parse(board, name.toLowerCase(java.util.Locale.ROOT)))
                .hasValue(point);
        assertThat(Coordinates.formatSgf(board, point)).isEqualTo(sgf);
        assertThat(Coordinates.parseSgf(board, sgf)).hasValue(point);
    }

    @Test
    void everyPointOfARectangleReturns() {
        Board board = new Board(25, 13);
        board.points().forEach(point -> {
            assertThat(Coordinates.parse(board, Coordinates.format(board, point)))
                    .hasValue(point);
            assertThat(Coordinates.parseSgf(board, Coordinates.formatSgf(board, point)))
                    .hasValue(point);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "D", "4", "I4", "D0", "D10", "K1", "D-4", "D4x", "D123", "44", "DD", "Ä4", "D٤"})
    void whatIsNoPointIsEmpty(String text) {
        Board board = Board.square(9);
        assertThat(Coordinates.parse(board, text)).isEmpty();
        assertThatThrownBy(() -> Coordinates.point(board, text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no point \"" + text + "\" on a 9x9 board");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "tt", "ja", "aj", "AA", "a1", "aaa"})
    void whatIsNoSgfPointIsEmpty(String text) {
        assertThat(Coordinates.parseSgf(Board.square(9), text)).isEmpty();
    }

    @Test
    void aPassHasItsOwnName() {
        Board board = Board.square(9);
        assertThat(Coordinates.format(board, Board.NO_POINT)).isEqualTo("pass");
        assertThat(Coordinates.formatSgf(board, Board.NO_POINT)).isEmpty();
        assertThat(Coordinates.point(board, "PASS")).isEqualTo(Board.NO_POINT);
        assertThat(Coordinates.parse(board, "pass")).isEmpty();
    }

    @Test
    void listsAreReadWithSpacesOrCommasAndWrittenFromTopLeft() {
        Board board = Board.square(9);
        PointSet points = Coordinates.points(board, "D4, A9 j1");
        assertThat(Coordinates.format(board, points)).containsExactly("A9", "D4", "J1");
        assertThat(Coordinates.points(board, " ").isEmpty()).isTrue();
    }
}
