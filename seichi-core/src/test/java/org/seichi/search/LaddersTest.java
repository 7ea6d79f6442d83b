package org.seichi.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Color;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class LaddersTest {
    private static final Diagram OPEN = Diagram.parse("""
            . . . . . . . . .
            . . X X . . . . .
            . X W b . . . . .
            . . a . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """);

    private static SearchBoard board(Diagram diagram, Variant variant, Color toMove) {
        return new SearchBoard(variant.position(diagram.position()).withToMove(variant.color(toMove)));
    }

    @EveryVariant
    void aLadderCatchesFromTheRightSide(Variant variant) {
        Diagram diagram = OPEN;
        Ladders ladders = new Ladders(board(diagram, variant, Color.BLACK));
        int stone = variant.points(diagram.board(), diagram.marked('W')).first();

        assertThat(ladders.isInDanger(stone)).isTrue();
        assertThat(ladders.catches(stone, variant.point(diagram.board(), diagram.point('a'))))
                .isTrue();
        assertThat(ladders.catches(stone, variant.point(diagram.board(), diagram.point('b'))))
                .isFalse();
    }

    @EveryVariant
    void aStoneOnTheWayBreaksALadder(Variant variant) {
        Diagram broken = Diagram.parse("""
                . . . . . . . . .
                . . X X . . . . .
                . X W b . . . . .
                . . a . . . . . .
                . . . . . . . . .
                . . . . . O . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                """);
        Ladders ladders = new Ladders(board(broken, variant, Color.BLACK));
        int stone = variant.points(broken.board(), broken.marked('W')).first();

        assertThat(ladders.isInDanger(stone)).isFalse();
    }

    /** A chain in atari that cannot extend captures the stone that confines it, if that one is in atari. */
    @EveryVariant
    void aChainInAtariGetsAwayByTaking(Variant variant) {
        Diagram closed = Diagram.parse("""
                . . X W X .
                . . X . X .
                . . . X . .
                . . . . . .
                """);
        Diagram taking = Diagram.parse("""
                . . X W X .
                . . O . X .
                . . . X . .
                . . . . . .
                """);
        assertThat(getsAway(closed, variant)).isFalse();
        assertThat(getsAway(taking, variant)).isTrue();
    }

    private static boolean getsAway(Diagram diagram, Variant variant) {
        int stone = variant.points(diagram.board(), diagram.marked('W')).first();
        return new Ladders(board(diagram, variant, Color.WHITE)).escapes(stone);
    }
}
