package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.playout.LikelyMoves;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class UsualOrderTest {
    private static final Diagram DIAGRAM = Diagram.parse("""
            . . . . . . .
            . . X . a . .
            . X O X . . .
            . . b . . . .
            . . . O . . .
            . . . . . . .
            . . . . . . .
            """);

    private static double share(LikelyMoves moves, int point) {
        int index = IntStream.range(0, moves.points().length)
                .filter(i -> moves.points()[i] == point)
                .findFirst()
                .orElseThrow();
        return moves.shares()[index];
    }

    /** A capture is far likelier than a move elsewhere, and the pass has 0.001; the shares are the same in every variant. */
    @EveryVariant
    void likelyMovesHaveTheirShares(Variant variant) {
        Position position = variant.position(DIAGRAM.position()).withToMove(variant.color(Color.BLACK));
        LikelyMoves moves = new UsualOrder().of(position, List.of());
        LikelyMoves straight = new UsualOrder().of(DIAGRAM.position().withToMove(Color.BLACK), List.of());
        int take = DIAGRAM.point('b');
        int elsewhere = DIAGRAM.point('a');

        assertThat(Arrays.stream(moves.shares()).sum()).isEqualTo(1, within(1e-9));
        assertThat(share(moves, Board.NO_POINT)).isEqualTo(0.001);
        assertThat(share(straight, take)).isGreaterThan(10 * share(straight, elsewhere));
        for (int point : new int[] {take, elsewhere}) {
            assertThat(share(moves, variant.point(DIAGRAM.board(), point)))
                    .isEqualTo(share(straight, point), within(1e-9));
        }
    }

    /** The shares are in the order of the ranking by the stones alone. */
    @Test
    void sharesFollowTheRank() {
        Position position = DIAGRAM.position().withToMove(Color.BLACK);
        LikelyMoves moves = new UsualOrder().of(position, List.of());
        List<Double> ranked = UsualMoves.ranked(position, List.of()).stream()
                .map(point -> share(moves, point))
                .toList();

        assertThat(ranked).isSortedAccordingTo((one, other) -> Double.compare(other, one));
    }

    /** A player with no moves but his own eyes passes. */
    @Test
    void wherePassingIsAllThatIsLeftItIsSure() {
        Position position = Diagram.parse(". X .\nX X X").position().withToMove(Color.BLACK);

        LikelyMoves moves = new UsualOrder().of(position, List.of());
        assertThat(moves.points()).containsExactly(Board.NO_POINT);
        assertThat(moves.shares()).containsExactly(1);
    }
}
