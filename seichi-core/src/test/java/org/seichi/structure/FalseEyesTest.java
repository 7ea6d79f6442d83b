package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class FalseEyesTest {
    /** A1 and B1 hang on C1, with White's stones at A2, B2 and C2 beside them. */
    private static final Diagram EDGE = Diagram.parse("""
            . . . . . .
            . . . . . .
            X X X X X .
            O O O X . X
            X X . X X .
            """);

    @EveryVariant
    void aPointThatLivingStonesThreatenIsAFalseEye(Variant variant) {
        assertThat(falseEyes(variant, "C1")).isEqualTo(points(variant, "C1"));
    }

    @EveryVariant
    void deadStonesMakeNoFalseEye(Variant variant) {
        assertThat(falseEyes(variant, "C1", "A2", "B2", "C2")).isEqualTo(points(variant));
    }

    @EveryVariant
    void amongDeadStonesThereIsNoFalseEye(Variant variant) {
        assertThat(falseEyes(variant, "C1", "A1", "B1")).isEqualTo(points(variant));
    }

    /** F2 meets no stone of White: that does not make the point another one. */
    @EveryVariant
    void aChainThatMeetsNobodyChangesNothing(Variant variant) {
        assertThat(falseEyes(variant, "E2")).isEqualTo(points(variant, "E2"));
    }

    private static PointSet falseEyes(Variant variant, String forced, String... dead) {
        return new FalseEyes(Chains.of(variant.position(EDGE.position())), points(variant, dead))
                .among(points(variant, forced));
    }

    private static PointSet points(Variant variant, String... names) {
        Board board = variant.board(EDGE.board());
        PointSet.Builder points = PointSet.builder(board);
        for (String name : names) {
            points.add(variant.point(EDGE.board(), Coordinates.point(EDGE.board(), name)));
        }
        return points.build();
    }
}
