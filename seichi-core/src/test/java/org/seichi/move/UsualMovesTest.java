package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class UsualMovesTest {
    /** In the middle one lost corner leaves the eye, two do not; at the edge one is enough, and in the corner too. */
    private static final Diagram DIAGRAM = Diagram.parse("""
            a X . X b X . X c
            X O . O X X . X X
            . . X . . . . . .
            . X d X . . X O .
            . O X . . X e X .
            . . . . . O X . .
            """);

    @EveryVariant
    void connectionsAreMovesAndEyesAreNot(Variant variant) {
        Position position = variant.position(DIAGRAM.position()).withToMove(variant.color(Color.BLACK));

        assertThat(UsualMoves.of(position))
                .contains(in(variant, 'a'), in(variant, 'b'), in(variant, 'e'))
                .doesNotContain(in(variant, 'c'), in(variant, 'd'));
    }

    private static int in(Variant variant, char mark) {
        return variant.point(DIAGRAM.board(), DIAGRAM.point(mark));
    }
}
