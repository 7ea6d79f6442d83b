package org.seichi.method.carta;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** The owners of the points on a board with a border that is not closed and a dead stone (B2). */
class BordersTest {
    private static final Diagram OPEN = Diagram.parse("""
            . . X . . . . O . . .
            . . X . . . . O . . .
            . . X . . . . O . . .
            . . X . . . . O . . .
            . . X X . . O O . . .
            . . . X . . O . . . .
            . X X X . . O O O O .
            . O . . X O . . . . .
            . . . . X O . . . . .
            """);

    @EveryVariant
    void whatIsOpenFallsToWhoseInfluenceItIsUnder(Variant variant) {
        assertThat(owner(variant, "D9")).isEqualTo(variant.color(Color.BLACK).code());
        assertThat(owner(variant, "G6")).isEqualTo(variant.color(Color.WHITE).code());
        assertThat(owner(variant, "E9")).isEqualTo(Stones.EMPTY);
        assertThat(owner(variant, "F3")).isEqualTo(Stones.EMPTY);
    }

    @EveryVariant
    void whatIsClosedIsItsOwnersAndADeadStonesPointItsCaptors(Variant variant) {
        assertThat(owner(variant, "A9")).isEqualTo(variant.color(Color.BLACK).code());
        assertThat(owner(variant, "L1")).isEqualTo(variant.color(Color.WHITE).code());
        assertThat(owner(variant, "B2")).isEqualTo(variant.color(Color.BLACK).code());
        assertThat(owner(variant, "C9")).isEqualTo(Stones.EMPTY);
    }

    @EveryVariant
    void theRestIsNeutral(Variant variant) {
        assertThat(borders(variant).dame()).isEqualTo(points(variant, "E9 F9 E8 F8 E7 F7 E6 F6 E5 F5 E4 F4 E3 F3"));
    }

    private static int owner(Variant variant, String point) {
        return borders(variant).owner(points(variant, point).first());
    }

    private static Borders borders(Variant variant) {
        Position position = variant.position(OPEN.position());
        return new Borders(position, points(variant, "B2"));
    }

    private static PointSet points(Variant variant, String names) {
        Board board = OPEN.board();
        return variant.points(board, Coordinates.points(board, names));
    }
}
