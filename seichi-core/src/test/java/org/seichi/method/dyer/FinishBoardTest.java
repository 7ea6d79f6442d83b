package org.seichi.method.dyer;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** How far the stones reach that decide whether a chain can be captured: only those near its liberties are looked at again. */
class FinishBoardTest {
    /** White's stone in the corner has the liberties A2 and B1; Black's chain begins three steps from B1 and has seven of its own. */
    private static final Diagram CORNER = Diagram.parse("""
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . X b . . .
            . . . . X . . . .
            O . . . X c . . .
            """);

    private static final int STONE = CORNER.board().point(0, 6);

    private final NodeCounter counter = new NodeCounter(Budget.LARGE);

    @EveryVariant
    void aStoneThreeStepsFromALibertyIsReadAgainAndOneFourStepsAwayIsNot(Variant variant) {
        assertThat(isReadAgainAfter(variant, CORNER.board().point(2, 4))).isTrue();
        assertThat(isReadAgainAfter(variant, CORNER.board().point(0, 2))).isTrue();
        assertThat(isReadAgainAfter(variant, CORNER.board().point(2, 3))).isFalse();
        assertThat(isReadAgainAfter(variant, CORNER.board().point(0, 1))).isFalse();
    }

    /** Stones at b and c take liberties of Black's chain, but stand too far away to count themselves. */
    @EveryVariant
    void aChainOfSixLibertiesIsLikeOneOfSevenAndUnlikeOneOfFive(Variant variant) {
        FinishBoard board = read(variant);
        assertThat(isReadAgain(board, variant, CORNER.point('b'))).isFalse();
        assertThat(isReadAgain(board, variant, CORNER.point('c'))).isTrue();
    }

    private boolean isReadAgainAfter(Variant variant, int point) {
        return isReadAgain(read(variant), variant, point);
    }

    private FinishBoard read(Variant variant) {
        Position position = variant.position(CORNER.position());
        FinishBoard board = new FinishBoard(position, PointSet.empty(position.board()), counter);
        board.captureOf(variant.point(CORNER.board(), STONE));
        return board;
    }

    /** Whether the capture of White's stone is read once more after a move of White's elsewhere. */
    private boolean isReadAgain(FinishBoard board, Variant variant, int point) {
        long before = counter.spent();
        board.board().play(variant.color(Color.WHITE), variant.point(CORNER.board(), point));
        board.captureOf(variant.point(CORNER.board(), STONE));
        return counter.spent() > before;
    }
}
