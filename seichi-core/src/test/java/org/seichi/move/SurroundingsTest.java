package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;
import org.seichi.text.Coordinates;

/** How far stones are felt. */
class SurroundingsTest {
    private static final Board BOARD = Board.square(19);

    /** Two straight steps away a single stone still has influence, a knight's move away it has none. */
    @ParameterizedTest
    @CsvSource({"K11, 1", "L11, 1", "K12, 1", "M10, 1", "L12, 0", "K13, 0"})
    void oneStoneReachesTwoLines(String point, int steps) {
        Surroundings stone = around("K10", "");

        assertThat(stone.power(Stones.BLACK, at(point))).isEqualTo(steps);
        assertThat(stone.power(Stones.WHITE, at(point))).isZero();
    }

    @Test
    void theInfluencesOfStonesAddUpToEleven() {
        Surroundings beside = around("J10 L10", "");
        Surroundings ring = around("J9 J10 J11 K9 K11 L9 L10 L11", "");

        assertThat(beside.power(Stones.BLACK, at("K10"))).isEqualTo(3);
        assertThat(ring.power(Stones.BLACK, at("K10"))).isEqualTo(11);
        assertThat(ring.balance(Stones.BLACK, at("K10"))).isEqualTo(11);
        assertThat(ring.balance(Stones.WHITE, at("K10"))).isZero();
    }

    /** Neither side is stronger between two stones, nor where no stone is near. */
    @Test
    void theBalanceIsSixWhereNeitherSideIsStronger() {
        Surroundings facing = around("J10", "L10");
        Surroundings two = around("J10 K9", "");

        assertThat(facing.balance(Stones.BLACK, at("K10"))).isEqualTo(6);
        assertThat(facing.balance(Stones.WHITE, at("K10"))).isEqualTo(6);
        assertThat(facing.balance(Stones.BLACK, at("A1"))).isEqualTo(6);
        assertThat(two.balance(Stones.BLACK, at("K10"))).isEqualTo(9);
        assertThat(two.balance(Stones.WHITE, at("K10"))).isEqualTo(2);
    }

    /** In lines, the farther of columns and rows; a stone nine lines away is as none. */
    @ParameterizedTest
    @CsvSource({"K10, K18, 8", "K10, S10, 8", "K10, K2, 8", "K10, B10, 8", "K10, S18, 8", "K10, K19, 9", "K10, T10, 9"})
    void theNearestStoneIsSeenUpToEightLinesAway(String stone, String point, int lines) {
        assertThat(around(stone, "").nearest(Stones.BLACK, at(point))).isEqualTo(lines);
        assertThat(around("", stone).nearest(Stones.WHITE, at(point))).isEqualTo(lines);
        assertThat(around("", point).nearest(Stones.WHITE, at(stone))).isEqualTo(lines);
        assertThat(around(stone, "").nearest(Stones.WHITE, at(point))).isEqualTo(9);
    }

    @Test
    void ofTwoStonesTheNearerOneIsTold() {
        assertThat(around("D4 Q16", "").nearest(Stones.BLACK, at("G6"))).isEqualTo(3);
        assertThat(around("D4 Q16", "").nearest(Stones.BLACK, at("O14"))).isEqualTo(2);
    }

    /** Influence ends at the edge: it does not go on at the other end of the next row. */
    @ParameterizedTest
    @CsvSource({"A10", "T10", "K1", "K19", "A1", "T19"})
    void aStoneAtTheEdgeIsNotFeltAtTheOther(String stone) {
        Surroundings edge = around(stone, "");

        assertThat(BOARD.points().filter(point -> edge.power(Stones.BLACK, point) > 0).stream()
                        .allMatch(point -> edge.nearest(Stones.BLACK, point) <= 2
                                && Math.abs(BOARD.x(point) - BOARD.x(at(stone))) <= 2
                                && Math.abs(BOARD.y(point) - BOARD.y(at(stone))) <= 2))
                .isTrue();
    }

    private static Surroundings around(String black, String white) {
        Position position =
                Position.empty(BOARD).with(stones(black), Stones.BLACK).with(stones(white), Stones.WHITE);
        return new Surroundings(new SearchBoard(position));
    }

    private static PointSet stones(String names) {
        return names.isEmpty() ? PointSet.empty(BOARD) : Coordinates.points(BOARD, names);
    }

    private static int at(String point) {
        return Coordinates.point(BOARD, point);
    }
}
