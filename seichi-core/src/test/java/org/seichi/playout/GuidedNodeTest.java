package org.seichi.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.board.Stones;

class GuidedNodeTest {
    private static final Board BOARD = Board.square(5);
    private static final int[] POINTS = {BOARD.point(1, 1), BOARD.point(2, 2), BOARD.point(3, 3)};

    private static GuidedNode node(double... shares) {
        return new GuidedNode(Position.empty(BOARD), List.of(), (position, last) -> new LikelyMoves(POINTS, shares));
    }

    private static int[] begun(GuidedNode node, int games) {
        return IntStream.range(0, games).map(game -> node.select()).toArray();
    }

    /** Games in progress count as lost (virtual loss), so that games played in parallel try different moves. */
    @Test
    void whatIsBegunCountsAsLost() {
        assertThat(begun(node(0.5, 0.3, 0.2), 8)).containsExactly(0, 1, 2, 0, 1, 0, 2, 0);
    }

    /** A move that wins is tried more often, and unlikely moves still get some games. */
    @Test
    void whatIsWonIsTriedMore() {
        GuidedNode node = node(0.2, 0.3, 0.5);
        for (int game = 0; game < 100; game++) {
            int move = node.select();
            node.record(move, move == 0 ? 0.7 : 0.4);
        }
        assertThat(IntStream.range(0, 3).map(node::games)).containsExactly(72, 11, 17);
        assertThat(node.sampled(0).point()).isEqualTo(POINTS[0]);
        assertThat(node.sampled(0).share()).isEqualTo(0.7, within(1e-9));
        assertThat(node.sampled(1).share()).isEqualTo(0.4, within(1e-9));
        // the mean of 72 games of 0.7 and 28 of 0.4
        assertThat(node.share()).isEqualTo(0.616, within(1e-9));
    }

    /** Games in which a move was played later count for it until it has enough games of its own. */
    @Test
    void movesThatWonLaterAreTriedSooner() {
        GuidedNode node = node(0.4, 0.3, 0.3);
        int[] firstBy = new int[BOARD.arrayLength()];
        firstBy[POINTS[2]] = Stones.BLACK;
        for (int game = 0; game < 400; game++) {
            int move = node.select();
            node.record(move, 0.5);
            node.countLater(Stones.BLACK, firstBy, 0.6);
        }
        assertThat(IntStream.range(0, 3).map(node::games)).containsExactly(103, 77, 220);
    }

    @Test
    void threeMovesAreRemembered() {
        MoveGuide order = (position, last) -> new LikelyMoves(POINTS, new double[] {0.2, 0.3, 0.5});
        GuidedNode node = new GuidedNode(Position.empty(BOARD), List.of(30, 31, 32, 33), order);

        assertThat(node.last()).containsExactly(30, 31, 32);
        assertThat(node.opened(1, order).last()).containsExactly(POINTS[1], 30, 31);
    }
}
