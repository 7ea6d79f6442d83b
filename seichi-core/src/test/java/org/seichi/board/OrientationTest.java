package org.seichi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;

class OrientationTest {
    private static final Board BOARD = new Board(5, 7);

    @EveryVariant
    void everyVariantIsSeenAlike(Variant variant) {
        for (Position position : positions()) {
            Position seen = Orientation.inPlay(position).seen(position);
            Position varied = variant.position(position);
            assertThat(Orientation.inPlay(varied).seen(varied)).isEqualTo(seen);
        }
    }

    @EveryVariant
    void whatIsSeenIsTurnedBack(Variant variant) {
        for (Position position : positions()) {
            Position varied = variant.position(position);
            Orientation view = Orientation.inPlay(varied);
            for (Color color : Color.values()) {
                PointSet stones = varied.stones(color);
                assertThat(view.seen(varied).stones(view.seen(color))).isEqualTo(view.seen(stones));
                assertThat(view.origin(view.seen(stones))).isEqualTo(stones);
            }
            varied.board()
                    .points()
                    .forEach(point -> assertThat(view.origin(view.seen(point))).isEqualTo(point));
        }
    }

    /** Where the stones are symmetric under swapping the colors, the view in which Black is to move is chosen. */
    @EveryVariant
    void whoMovesTellsWhatTheStonesDoNot(Variant variant) {
        Position position = Position.empty(BOARD)
                .with(PointSet.of(BOARD, BOARD.point(1, 1)), Stones.BLACK)
                .with(PointSet.of(BOARD, BOARD.point(3, 1)), Stones.WHITE);
        for (Color toMove : Color.values()) {
            Position varied = variant.position(position.withToMove(toMove));
            assertThat(Orientation.inPlay(varied).seen(varied).toMove()).isEqualTo(Color.BLACK);
        }
    }

    @Test
    void noPointStaysNoPoint() {
        Orientation view = Orientation.inPlay(Position.empty(BOARD));
        assertThat(view.seen(Board.NO_POINT)).isEqualTo(Board.NO_POINT);
    }

    private static List<Position> positions() {
        return RandomPositions.sample(23, 40).toList();
    }
}
