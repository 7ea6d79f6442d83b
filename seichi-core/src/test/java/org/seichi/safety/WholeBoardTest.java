package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** When a whole board counts as proven. */
class WholeBoardTest {
    /** E1 touches safe stones of both players: it is nobody's territory, whoever takes it. */
    private static final Diagram WITH_DAME = Diagram.parse("""
            . X . X O . O .
            X X X X O O O O
            . X . X . O . O
            """);

    /** E1 and F1 lie between the walls: E1 touches Black's stones alone, F1 White's. */
    private static final Diagram OPEN_BORDER = Diagram.parse("""
            . X . X O O . O .
            X X X X X O O O O
            . X . X . . O . O
            """);

    @EveryVariant
    void neutralPointsDoNotMatter(Variant variant) {
        assertThat(isWhole(variant.position(WITH_DAME.position()))).isTrue();
    }

    @EveryVariant
    void onlyAnEmptyPointBesideSafeStonesOfBothIsNeutral(Variant variant) {
        Board board = WITH_DAME.position().board();
        assertThat(neutral(variant.position(WITH_DAME.position())))
                .isEqualTo(variant.points(board, Coordinates.points(board, "E1")));
        assertThat(neutral(variant.position(OPEN_BORDER.position())).isEmpty()).isTrue();
    }

    @EveryVariant
    void anOpenBorderDoes(Variant variant) {
        assertThat(isWhole(variant.position(OPEN_BORDER.position()))).isFalse();
    }

    @EveryVariant
    void soDoesAChainOfWhichNothingIsProven(Variant variant) {
        Position position = Diagram.parse("""
                . X . X O . O .
                X X X X O O O O
                . X . O . O . O
                """).position();
        assertThat(isWhole(variant.position(position))).isFalse();
    }

    private static PointSet neutral(Position position) {
        return Safety.of(position, Suicide.FORBIDDEN).neutral(position);
    }

    private static boolean isWhole(Position position) {
        return Safety.of(position, Suicide.FORBIDDEN).isWhole(position);
    }
}
