package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.structure.Chains;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Only chains with up to three liberties are read. Larger eye spaces are a matter of life and death. */
class PerilsTest {
    @EveryVariant
    void whoPlaysInTheMiddleOfThreePointsDecides(Variant variant) {
        assertThat(peril(variant, "A8", """
                . . . X O . . . .
                X X X X O . . . .
                O O O O O . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                """)).isEqualTo(Peril.WHO_MOVES);
    }

    /** White's stones are lost however many liberties they have. With three liberties that is read, with four it is not. */
    @EveryVariant
    void chainsWithMoreThanThreeLibertiesAreNotRead(Variant variant) {
        String above = """
                . . . . . . . . .
                X X X X X X X X X
                """;
        String below = """
                . O O O O O O O .
                X X X X X X X X X
                . . . . . . . . .
                """;
        assertThat(peril(variant, "C3", above + "X X . X X X X X X\n" + below)).isEqualTo(Peril.LOST);
        assertThat(peril(variant, "C3", above + "X X . X X X . X X\n" + below)).isEqualTo(Peril.NONE);
    }

    private static Peril peril(Variant variant, String stone, String drawn) {
        Position position = Diagram.parse(drawn).position();
        Board board = position.board();
        Position seen = variant.position(position);
        Chains chains = Chains.of(seen);
        int chain = chains.at(variant.point(board, Coordinates.point(board, stone)));
        return Perils.of(seen, chains, PointSet.empty(seen.board()), Budget.NORMAL)
                .of(chain);
    }
}
