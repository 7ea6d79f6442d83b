package org.seichi.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class NakadeShapesTest {
    @Test
    void theSearchFindsTheTableAgain() {
        assertThat(EyeShapeSearch.nakade(NakadeShapes.MIN_SIZE, NakadeShapes.MAX_SIZE))
                .isEqualTo(NakadeShapes.standard().shapes());
    }

    /** Both middle points of a straight or a zigzag four, one point of a square four, a pyramid four in a rectangular six. */
    @EveryVariant
    void stonesOnTheVitalPointsLeaveNoTwoEyes(Variant variant) {
        assertThat(Stream.of("aXXa", ".Xa/aX.", "aX/aa", "aXa/XXa")).allMatch(rows -> contains(variant, rows));
    }

    /** The defender plays the other middle point, or makes an eye on each side of the stone. */
    @EveryVariant
    void whereTheDefenderStillMakesTwoEyesASpaceIsNotInTheTable(Variant variant) {
        assertThat(Stream.of("aXaa", "Xaaa", "aaXaa", "aXa/aaa", "aaaa")).noneMatch(rows -> contains(variant, rows));
    }

    /** Three points make one eye at most, so they are not asked for; seven with five stones in them are beyond the table. */
    @EveryVariant
    void theTableHasFourToSixPoints(Variant variant) {
        assertThat(Stream.of("aXa", "aXXXXXa")).noneMatch(rows -> contains(variant, rows));
    }

    private static boolean contains(Variant variant, String rows) {
        Diagram drawn = Diagram.parse(rows.replace('/', '\n'));
        Board board = drawn.board();
        PointSet stones = drawn.position().stones(Color.BLACK);
        PointSet space = drawn.marked('a').union(stones);
        return NakadeShapes.standard()
                .contains(variant.board(board), variant.points(board, space), variant.points(board, stones));
    }
}
