package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class FalseEyesTest {
    /** The chain A1-B1 has its only liberty at C1; White's stones A2, B2 and C2 touch it. */
    private static final Diagram EDGE = Diagram.parse("""
            . . . . . .
            . . . . . .
            X X X X X .
            O O O X . X
            X X . X X .
            """);

    /** C2 touches a white stone on either side. */
    private static final Diagram BETWEEN = Diagram.parse("""
            . . . . .
            . . . . .
            . O X O .
            . . . . .
            """);

    @EveryVariant
    void aPointThatLivingStonesThreatenIsAFalseEye(Variant variant) {
        assertThat(falseEyes(variant, EDGE, "C1")).isEqualTo(points(variant, EDGE, "C1"));
    }

    @EveryVariant
    void deadStonesMakeNoFalseEye(Variant variant) {
        assertThat(falseEyes(variant, EDGE, "C1", "A2", "B2", "C2")).isEqualTo(points(variant, EDGE));
    }

    @EveryVariant
    void amongDeadStonesThereIsNoFalseEye(Variant variant) {
        assertThat(falseEyes(variant, EDGE, "C1", "A1", "B1")).isEqualTo(points(variant, EDGE));
    }

    /** E2 is a false eye although F2 touches no white stone. */
    @EveryVariant
    void aChainThatMeetsNobodyChangesNothing(Variant variant) {
        assertThat(falseEyes(variant, EDGE, "E2")).isEqualTo(points(variant, EDGE, "E2"));
    }

    @EveryVariant
    void oneLivingStoneIsEnoughOfAThreat(Variant variant) {
        assertThat(falseEyes(variant, BETWEEN, "C1", "B2")).isEqualTo(points(variant, BETWEEN, "C1"));
        assertThat(falseEyes(variant, BETWEEN, "C1", "B2", "D2")).isEqualTo(points(variant, BETWEEN));
    }

    private static PointSet falseEyes(Variant variant, Diagram diagram, String forced, String... dead) {
        return new FalseEyes(Chains.of(variant.position(diagram.position())), points(variant, diagram, dead))
                .among(points(variant, diagram, forced));
    }

    private static PointSet points(Variant variant, Diagram diagram, String... names) {
        Board board = diagram.board();
        PointSet.Builder points = PointSet.builder(variant.board(board));
        for (String name : names) {
            points.add(variant.point(board, Coordinates.point(board, name)));
        }
        return points.build();
    }
}
