package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class UsualMovesTest {
    /** At a two black stones are in atari and at c one, in a ko; at b none is. */
    private static final Diagram DIAGRAM = Diagram.parse("""
            a X . . X b X
            X O . . . X .
            X O . . . . .
            O . . . O X .
            . . . O X c X
            . . . . O X .
            . . . . . . .
            """);

    private static List<Integer> moves(Variant variant, Color color) {
        return UsualMoves.of(variant.position(DIAGRAM.position()).withToMove(variant.color(color)));
    }

    private static int point(Variant variant, char name) {
        return variant.point(DIAGRAM.board(), DIAGRAM.point(name));
    }

    @EveryVariant
    void aPointWhereOwnStonesCanBeTakenIsNoEye(Variant variant) {
        assertThat(moves(variant, Color.BLACK))
                .contains(point(variant, 'a'), point(variant, 'c'))
                .doesNotContain(point(variant, 'b'));
    }

    @EveryVariant
    void ownEyesAreLeftOut(Variant variant) {
        Position eye = variant.position(Diagram.parse("""
                a X .
                X X .
                . . .
                """).position());

        assertThat(UsualMoves.of(eye.withToMove(variant.color(Color.BLACK)))).hasSize(5);
        assertThat(UsualMoves.of(eye.withToMove(variant.color(Color.WHITE)))).hasSize(5);
    }
}
