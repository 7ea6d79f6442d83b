package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.seichi.board.Position;
import org.seichi.evaluate.KnownEvaluation;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class ShapesTest {
    private static final Diagram EXTENSION = Diagram.parse("""
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . X . . a . b . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            """);

    private static final Diagram HEAD = Diagram.parse("""
            . . . . . . . . .
            . . . . . . . . .
            . . . . a . . . .
            . . . X O . . . .
            . . . X O . . . .
            . . . . . . . . .
            . . . . . . . . .
            """);

    /** Where Black would extend White approaches; at the head of two stones she plays on the same point. */
    @EveryVariant
    void aShapeTellsTheOpponentsBestMoveInItsPlace(Variant variant) {
        assertThat(reply(variant, EXTENSION, "territory", "two-space-extension"))
                .isEqualTo(variant.point(EXTENSION.board(), EXTENSION.point('b')));
        assertThat(reply(variant, HEAD, "good-point", "head-of-two"))
                .isEqualTo(variant.point(HEAD.board(), HEAD.point('a')));
    }

    private static int reply(Variant variant, Diagram diagram, String kind, String name) {
        Position position = variant.position(diagram.position());
        MoveContext context = new MoveContext(KnownEvaluation.expecting(position, Map.of()), List.of());
        int move = variant.point(diagram.board(), diagram.point('a'));
        return Shapes.of(context).of(kind).stream()
                .filter(shape -> shape.move() == move && shape.name().equals(name))
                .findFirst()
                .orElseThrow()
                .reply();
    }
}
