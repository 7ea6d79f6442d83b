package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Evaluation;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class SettlingTest {
    private static final Diagram FIVE = Diagram.parse("""
            O O O O O X .
            a . . . . X .
            X X X X X X .
            . . . . . . .
            . . . . . . .
            """);

    private static final Diagram SIX = Diagram.parse("""
            O O O O O O X .
            a . . . . . X .
            X X X X X X X .
            . . . . . . . .
            . . . . . . . .
            """);

    /** Nothing is read of a chain with more liberties than reading can tell, though it is lost in the same way. */
    @EveryVariant
    void captureIsReadForChainsOfUpToFiveLiberties(Variant variant) {
        assertThat(moves(variant, FIVE)).contains(1);
        assertThat(moves(variant, SIX)).isEmpty();
    }

    /** The number of moves that settle White's group if Black begins at the marked point. */
    private static Optional<Integer> moves(Variant variant, Diagram diagram) {
        MoveContext context =
                new MoveContext(Evaluation.of(variant.position(diagram.position()), Effort.QUICK), List.of());
        int stone = variant.point(diagram.board(), diagram.board().point(0, 0));
        return new Settling(context)
                .moves(context.groups().at(stone), variant.point(diagram.board(), diagram.point('a')));
    }
}
