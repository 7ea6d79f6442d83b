package org.seichi.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.text.Coordinates;

class BoardTest {
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "1, 2", "5, 9", "19, 19", "25, 25"})
    void columnsAndRowsMakePointsAndBack(int width, int height) {
        Board board = new Board(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int point = board.point(x, y);
                assertThat(board.contains(point)).isTrue();
                assertThat(board.x(point)).isEqualTo(x);
                assertThat(board.y(point)).isEqualTo(y);
            }
        }
        assertThat(board.points().size()).isEqualTo(board.size());
        assertThat(board.first()).isEqualTo(board.point(0, 0));
    }

    /** No neighbor leads from one edge to the opposite one, and every neighbor is a valid index. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "1, 2", "5, 9", "19, 19", "25, 25"})
    void theBorderSurroundsTheBoard(int width, int height) {
        Board board = new Board(width, height);
        Position empty = Position.empty(board);
        board.points().forEach(point -> {
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = board.neighbor(point, direction);
                boolean inside = board.contains(neighbor);
                assertThat(empty.at(neighbor)).isEqualTo(inside ? Stones.EMPTY : Stones.EDGE);
                int distance =
                        Math.abs(board.x(neighbor) - board.x(point)) + Math.abs(board.y(neighbor) - board.y(point));
                assertThat(!inside || distance == 1).isTrue();
            }
        });
    }

    /** Points at a distance of one are adjacent. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "1, 3", "5, 9"})
    void stepsAreCountedAlongTheLines(int width, int height) {
        Board board = new Board(width, height);
        for (int point : board.points().toArray()) {
            for (int other : board.points().toArray()) {
                int columns = Math.abs(board.x(point) - board.x(other));
                int rows = Math.abs(board.y(point) - board.y(other));
                assertThat(board.distance(point, other)).isEqualTo(columns + rows);
                assertThat(board.areAdjacent(point, other)).isEqualTo(columns + rows == 1);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"A5, 1", "N5, 1", "B5, 2", "M5, 2", "G1, 1", "G9, 1", "G2, 2", "G8, 2", "G5, 5", "C6, 3"})
    void linesAreCountedFromTheNearestEdge(String point, int line) {
        Board wide = new Board(13, 9);
        assertThat(wide.line(Coordinates.point(wide, point))).isEqualTo(line);
    }

    @ParameterizedTest
    @CsvSource({"0, 9", "9, 0", "26, 9", "9, 26", "-1, -1"})
    void otherSizesAreRefused(int width, int height) {
        assertThatThrownBy(() -> new Board(width, height)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "0, -1", "9, 0", "0, 13"})
    void pointsOutsideAreRefused(int x, int y) {
        assertThatThrownBy(() -> new Board(9, 13).point(x, y)).isInstanceOf(IllegalArgumentException.class);
    }
}
