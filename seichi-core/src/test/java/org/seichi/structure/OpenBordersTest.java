package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** A region that touches both colors is made of neutral points up to seven points; from eight on it is an open border. */
class OpenBordersTest {
    @EveryVariant
    void sevenPointsBetweenThePlayersAreNeutral(Variant variant) {
        assertThat(isOpen(variant, """
                X X X X
                X . . .
                . . . .
                O O O O
                """)).isFalse();
    }

    @EveryVariant
    void eightAreAnOpenBorder(Variant variant) {
        assertThat(isOpen(variant, """
                X X X X
                . . . .
                . . . .
                O O O O
                """)).isTrue();
    }

    @EveryVariant
    void whatTouchesOneColorAloneIsClosed(Variant variant) {
        assertThat(isOpen(variant, """
                X X X X
                . . . .
                . . . .
                X X X X
                """)).isFalse();
    }

    private static boolean isOpen(Variant variant, String drawn) {
        Position position = Diagram.parse(drawn).position();
        Board board = position.board();
        Regions regions = Regions.of(variant.position(position));
        int inside = variant.point(board, Coordinates.point(board, "B2"));
        return OpenBorders.isOpen(regions, regions.at(inside));
    }
}
