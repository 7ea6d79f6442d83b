package org.seichi.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Set;
import java.util.TreeSet;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class GameTreeTest {
    /** Black's two stones can be taken at a. */
    private static final Diagram ATARI = Diagram.parse("""
            O X X a .
            O O O O .
            . . . . .
            """);

    @EveryVariant
    void aPositionGetsANodeWithTheFifthGameThatComesToIt(Variant variant) {
        Set<Integer> reached = new TreeSet<>();
        for (int games = 1; games < 20; games++) {
            ChainTree tree = tree(variant, Color.BLACK);
            tree.play(games);
            TreeNode root = tree.root();
            int most = root.mostTried();
            reached.add(root.games(most));
            assertThat(root.after(most) != null).isEqualTo(root.games(most) > 4);
        }
        assertThat(reached).contains(4, 5);
    }

    /** The capture takes one move of the four that a game in an area of one point may have: a tenth of the result depends on that. */
    @EveryVariant
    void aCaptureIsWorthMoreTheSoonerItIs(Variant variant) {
        ChainTree tree = tree(variant, Color.WHITE);
        tree.play(1);
        double kept = 0.1 / 4;
        assertThat(tree.length()).isEqualTo(1);
        assertThat(tree.result()).isCloseTo(variant.swapped() ? 1 - kept : kept, within(1e-9));
    }

    private static ChainTree tree(Variant variant, Color first) {
        Position position = variant.position(ATARI.position()).withToMove(variant.color(first));
        int stone = position.stones(variant.color(Color.BLACK)).first();
        int point = variant.point(ATARI.board(), ATARI.point('a'));
        return new ChainTree(position, stone, PointSet.of(position.board(), point));
    }
}
