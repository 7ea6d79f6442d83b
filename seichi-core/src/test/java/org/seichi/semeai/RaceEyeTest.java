package org.seichi.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.text.Coordinates;

/** How many moves an eye takes, and its rank. */
class RaceEyeTest {
    private static final Board BOARD = Board.square(9);

    private static PointSet row(int points) {
        PointSet.Builder row = PointSet.builder(BOARD);
        for (int x = 0; x < points; x++) {
            row.add(BOARD.point(x, 4));
        }
        return row.build();
    }

    private static RaceEye eye(int points, int intruders) {
        return RaceEye.of(BOARD, row(points), row(intruders));
    }

    /**
     * The moves that it takes to fill an eye: one for each point of a small eye. In a larger one all points but one are filled;
     * the owner spends a move to take those stones and is left with an eye that is one point smaller.
     */
    private static int moves(int points) {
        return points <= 2 ? points : points - 1 - 1 + moves(points - 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
    void anEyeIsFilledAndTakenAndFilledAgain(int points) {
        assertThat(eye(points, 0).liberties()).isEqualTo(moves(points));
        assertThat(eye(points, points - 1).liberties()).isEqualTo(moves(points) - points + 1);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "3, 1", "4, 4", "5, 5", "6, 6", "7, 7"})
    void smallEyesAreAlikeAndLargerOnesRankByTheirPoints(int points, int rank) {
        assertThat(eye(points, 0).rank()).isEqualTo(rank);
    }

    /** The opponent's stone in the middle keeps three points one eye; a square is one by itself, but not certainly in the corner. */
    @ParameterizedTest
    @CsvSource({
        "A9 B9 C9, B9, true",
        "A9 B9 C9, A9, false",
        "A9 A8 B9, A9, true",
        "A9 A8 B9 B8, '', false",
        "B9 B8 C9 C8, '', true",
    })
    void threePointsCountInTheCornerAndFourOnlyElsewhere(String points, String intruders, boolean isSettled) {
        assertThat(RaceEye.of(BOARD, Coordinates.points(BOARD, points), Coordinates.points(BOARD, intruders))
                        .isSettled())
                .isEqualTo(isSettled);
    }
}
