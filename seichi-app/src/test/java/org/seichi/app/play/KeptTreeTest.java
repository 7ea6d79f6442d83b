package org.seichi.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.playout.GuidedTree;
import org.seichi.playout.JobRunner;

class KeptTreeTest {
    private static final int GAMES = 400;
    private static final Board BOARD = Board.square(5);

    /** The turn after some moves, of which Black made the first. */
    private static Turn turn(int... moves) {
        Position position = Position.empty(BOARD);
        List<Integer> last = new ArrayList<>();
        for (int move : moves) {
            position = position.play(position.toMove(), move);
            last.add(0, move);
        }
        return new Turn(position, last, moves.length, point -> true);
    }

    private static int[] line(GuidedTree tree) {
        int first = tree.moves().get(0).point();
        tree.follow(first);
        return new int[] {first, tree.moves().get(0).point()};
    }

    @Test
    void theGamesOfTwoMovesThatWereThoughtOfAreKept() {
        KeptTree kept = new KeptTree();
        GuidedTree tree = kept.at(turn(), 0);
        tree.play(GAMES, JobRunner.SEQUENTIAL);
        GuidedTree copy = new KeptTree().at(turn(), 0);
        copy.play(GAMES, JobRunner.SEQUENTIAL);
        int[] line = line(copy);

        GuidedTree later = kept.at(turn(line), 0);
        assertThat(later).isSameAs(tree);
        assertThat(later.games()).isPositive();
        assertThat(later.position()).isEqualTo(turn(line).position());
    }

    @Test
    void theSameTurnHasTheSameTree() {
        KeptTree kept = new KeptTree();
        GuidedTree tree = kept.at(turn(), 0);
        assertThat(kept.at(turn(), 0)).isSameAs(tree);
    }

    /** The tree is not kept after an undo, with another komi, for the other player, or in another game. */
    @Test
    void anotherGameHasAnotherTree() {
        KeptTree kept = new KeptTree();
        int center = BOARD.point(2, 2);
        int beside = BOARD.point(2, 1);
        GuidedTree tree = kept.at(turn(center), 0);

        GuidedTree undone = kept.at(turn(), 0);
        assertThat(undone).isNotSameAs(tree);
        GuidedTree komi = kept.at(turn(), -13);
        assertThat(komi).isNotSameAs(undone);
        Turn white = new Turn(Position.empty(BOARD).withToMove(Color.WHITE), List.of(), 0, point -> true);
        GuidedTree other = kept.at(white, -13);
        assertThat(other).isNotSameAs(komi);
        GuidedTree elsewhere = kept.at(turn(center, beside), -13);
        assertThat(elsewhere).isNotSameAs(other);
        assertThat(elsewhere.position()).isEqualTo(turn(center, beside).position());
    }
}
