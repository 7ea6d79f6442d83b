package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class RingOrderTest {
    /** The centroid of the stones is the center of the board, and yet they are not symmetric. */
    private static final Diagram BALANCED = Diagram.parse("""
            X . . . . . O
            . . . . . . .
            . . . X X . .
            . O . . . . .
            . . . . . X .
            . . O . . O .
            . X . . . . .
            """);

    @EveryVariant
    void theOrderIsThatOfEveryView(Variant variant) {
        Board board = BALANCED.board();
        Position plain = BALANCED.position();
        Position position = variant.position(plain);
        PointSet points = Coordinates.points(board, "A4 G4 D1 D7 B2 F6 B6 F2");

        int[] expected = Arrays.stream(RingOrder.of(plain, points))
                .map(point -> variant.point(board, point))
                .toArray();
        assertThat(RingOrder.of(position, variant.points(board, points))).containsExactly(expected);
    }

    /** Of the middles of the four edges the one nearest to the stones comes first, by the fourth powers of the distances. */
    @EveryVariant
    void whereTheCentroidDoesNotTellTheStonesDo(Variant variant) {
        Board board = variant.board(BALANCED.board());
        Position position = variant.position(BALANCED.position());
        PointSet middles = Coordinates.points(board, "A4 G4 D1 D7");

        assertThat(Arrays.stream(RingOrder.of(position, middles))
                        .mapToLong(point -> fourthPowers(position, point))
                        .toArray())
                .doesNotHaveDuplicates()
                .isSorted();
    }

    private static long fourthPowers(Position position, int point) {
        Board board = position.board();
        return board.points().minus(position.empty()).stream()
                .mapToLong(stone -> {
                    long x = (long) board.x(point) - board.x(stone);
                    long y = (long) board.y(point) - board.y(stone);
                    return (x * x + y * y) * (x * x + y * y);
                })
                .sum();
    }

    @EveryVariant
    void edgesComeFirstFromTheCornersOnAndThenWhatIsNearTheStones(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . . . . .
                . . X . .
                . . . . .
                . . . . .
                . . . . .
                """);
        Board board = diagram.board();
        int[] order = RingOrder.of(
                variant.position(diagram.position()),
                variant.points(board, Coordinates.points(board, "C3 C1 C5 B5 A5 B4")));
        assertThat(order)
                .containsExactly(Stream.of("A5", "B5", "C5", "C1", "B4", "C3")
                        .mapToInt(name -> variant.point(board, Coordinates.point(board, name)))
                        .toArray());
    }
}
