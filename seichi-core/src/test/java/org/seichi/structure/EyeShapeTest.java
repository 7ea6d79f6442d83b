package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class EyeShapeTest {
    private static final Board BOARD = Board.square(9);

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "2, 1, 1", "3, 2, 2", "4, 5, 2", "5, 12, 2", "6, 35, 1", "7, 108, 0"})
    void soManyShapesCanBeKilled(int size, int shapes, int killable) {
        Set<PointSet> all = Polyominoes.of(size, BOARD);
        assertThat(all).hasSize(shapes);
        assertThat(all.stream().filter(EyeShapeTest::isKillable)).hasSize(killable);
    }

    /** The table agrees with an exhaustive search inside every shape. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7})
    void theTableIsWhatPlayShows(int size) {
        for (PointSet shape : Polyominoes.of(size, BOARD)) {
            assertThat(isKillable(shape))
                    .as(Diagram.format(BOARD, point -> shape.contains(point) ? '.' : 'O'))
                    .isEqualTo(KillingGame.isLost(shape, BOARD));
        }
    }

    @EveryVariant
    void theKnownShapes(Variant variant) {
        assertThat(eyes(variant, "eee")).isEqualTo(1);
        assertThat(eyes(variant, "ee\ne.")).isEqualTo(1);
        assertThat(eyes(variant, "ee\nee")).isEqualTo(1);
        assertThat(eyes(variant, "eee\n.e.")).isEqualTo(1);
        assertThat(eyes(variant, "eeee")).isEqualTo(2);
        assertThat(eyes(variant, "eee\ne..")).isEqualTo(2);
        assertThat(eyes(variant, "eee\nee.")).isEqualTo(1);
        assertThat(eyes(variant, ".e.\neee\n.e.")).isEqualTo(1);
        assertThat(eyes(variant, "eeeee")).isEqualTo(2);
        assertThat(eyes(variant, ".e.\neee\nee.")).isEqualTo(1);
        assertThat(eyes(variant, "eee\neee")).isEqualTo(2);
        assertThat(eyes(variant, "eee\neee\ne..")).isEqualTo(2);
    }

    private static int eyes(Variant variant, String drawn) {
        Diagram diagram = Diagram.parse(drawn);
        PointSet points = variant.points(diagram.board(), diagram.marked('e'));
        return EyeShape.eyes(variant.board(diagram.board()), points);
    }

    private static boolean isKillable(PointSet shape) {
        return EyeShape.isKillable(BOARD, shape);
    }
}
