package org.seichi.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.text.Coordinates;

class SymmetryTest {
    private static final Board WIDE = new Board(4, 3);

    @ParameterizedTest
    @CsvSource({
        "IDENTITY, B3",
        "MIRROR, C3",
        "FLIP, B1",
        "HALF_TURN, C1",
        "TRANSPOSE, A3",
        "QUARTER_TURN, A2",
        "THREE_QUARTER_TURN, C3",
        "ANTI_TRANSPOSE, C2",
    })
    void movesAPointOfAWideBoard(Symmetry symmetry, String target) {
        int point = symmetry.point(WIDE, Coordinates.point(WIDE, "B3"));
        assertThat(Coordinates.format(symmetry.board(WIDE), point)).isEqualTo(target);
    }

    @Test
    void theEightDifferAndEachIsUndoneByItsInverse() {
        PointSet corner = Coordinates.points(Board.square(5), "A5 B5");
        assertThat(Arrays.stream(Symmetry.values()).map(symmetry -> symmetry.points(Board.square(5), corner)))
                .doesNotHaveDuplicates()
                .hasSize(8);
        for (Symmetry symmetry : Symmetry.values()) {
            PointSet there = symmetry.points(WIDE, WIDE.points());
            assertThat(there).isEqualTo(symmetry.board(WIDE).points());
            WIDE.points().forEach(point -> {
                int moved = symmetry.point(WIDE, point);
                assertThat(symmetry.inverse().point(symmetry.board(WIDE), moved))
                        .isEqualTo(point);
            });
        }
    }

    @Test
    void neighborsStayNeighbors() {
        for (Symmetry symmetry : Symmetry.values()) {
            Board target = symmetry.board(WIDE);
            WIDE.points().forEach(point -> {
                PointSet before = PointSet.of(WIDE, point);
                assertThat(symmetry.points(WIDE, before.neighbors(WIDE)))
                        .isEqualTo(symmetry.points(WIDE, before).neighbors(target));
            });
        }
    }
}
