package org.seichi.playout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Stones;

/** Which moves of a node are tried how often: the selection rule, in numbers. */
class TreeNodeTest {
    private static final Board BOARD = Board.square(5);
    private static final int[] POINTS = {BOARD.point(1, 1), BOARD.point(2, 2), BOARD.point(3, 3)};

    private static int[] games(TreeNode node) {
        return IntStream.range(0, POINTS.length).map(node::games).toArray();
    }

    /** With results like its prior no move gains anything, and curiosity alone sends games to the others. */
    @Test
    void curiosityTriesWhatWasTriedLittle() {
        TreeNode node = new TreeNode(POINTS, new double[] {0.5, 0.48, 0.46});
        for (int game = 0; game < 300; game++) {
            int move = node.select();
            node.count(move, 0.5 - 0.02 * move);
        }
        assertThat(games(node)).containsExactly(292, 8, 0);
    }

    /** A prior that is wrong counts as twelve games, and is outweighed then. */
    @Test
    void aPriorIsOutweighedByGames() {
        TreeNode node = new TreeNode(POINTS, new double[] {0.9, 0.5, 0.4});
        for (int game = 0; game < 100; game++) {
            int move = node.select();
            node.count(move, move == 0 ? 0.3 : 0.6);
        }
        assertThat(games(node)).containsExactly(23, 77, 0);
    }

    /** Games in which a move came later count for it until it has many of its own. */
    @Test
    void movesThatWonLaterAreTriedSooner() {
        TreeNode node = new TreeNode(POINTS, new double[] {0.5, 0.5, 0.5});
        int[] firstBy = new int[BOARD.arrayLength()];
        firstBy[POINTS[2]] = Stones.BLACK;
        for (int game = 0; game < 4000; game++) {
            int move = node.select();
            node.count(move, 0.5);
            node.countLater(Stones.BLACK, firstBy, 0.52);
        }
        assertThat(games(node)).containsExactly(359, 359, 3282);
    }
}
