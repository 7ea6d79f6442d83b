package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Evaluation;
import org.seichi.evaluate.KnownEvaluation;
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

    /** Three points in a row: the vital one is in the middle. */
    private static final Diagram THREE = Diagram.parse("""
            b a c W X . .
            W W W W X . .
            X X X X . . .
            . . . . . . .
            """);

    /** Black lives with four points in a row, but not if he fills one of them and White plays in the middle of the others. */
    private static final Diagram OWN_FOUR = Diagram.parse("""
            b a . . B O .
            B B B B B O .
            O O O O O O .
            . . . . . . .
            """);

    /** White lives with two eyes. */
    private static final Diagram ALIVE = Diagram.parse("""
            . W . W a X .
            W W W W X X .
            X X X X . . .
            . . . . . . .
            """);

    @Test
    void aGroupThatCanBeCapturedAtOnceNeedsOneMove() {
        assertThat(moves(THREE, 'W', "")).containsExactly(1);
        assertThat(moves(ALIVE, 'W', "")).containsExactly(2);
    }

    @Test
    void besideTheVitalPointAnotherMoveIsNeeded() {
        assertThat(moves(THREE, 'W', "abc")).containsExactly(1, 2, 2);
    }

    /** Of his own group the player asks whether it lives. */
    @Test
    void anOwnGroupIsSettledWhenItLives() {
        assertThat(moves(OWN_FOUR, 'B', "ab")).containsExactly(1, 2);
    }

    @Test
    void noMoveSettlesAGroupThatLives() {
        assertThat(moves(ALIVE, 'W', "a")).containsExactly(0);
    }

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

    /** The same for a marked group and several points, 0 if no number is proven; without a point, the number that an attacker needs. */
    private static List<Integer> moves(Diagram diagram, char stones, String points) {
        Position position = diagram.position();
        MoveContext context =
                new MoveContext(KnownEvaluation.of(position, PointSet.empty(position.board())), List.of());
        int group = context.groups().at(diagram.marked(stones).first());
        Settling settling = new Settling(context);
        return points.isEmpty()
                ? List.of(settling.moves(group))
                : points.chars()
                        .mapToObj(point -> settling.moves(group, diagram.point((char) point))
                                .orElse(0))
                        .toList();
    }
}
