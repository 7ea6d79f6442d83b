package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Figures 1 to 3 of Mueller, "Counting the Score", as equivalent positions with the outcome that the text states. */
class FiguresTest {
    private static final Diagram FIGURE_1 = Diagram.parse("""
              A B C D E F G H
            4 B B B B B B B B
            3 a B O O O O O B
            2 B B O X X . O B
            1 a B O . . . O B
            """);

    /** Safe stones, unsafe territory: the black stones around live, but the area is not Black's. */
    @EveryVariant
    void figure1(Variant variant) {
        Position position = variant.position(FIGURE_1.position());
        ColorSafety black = Safety.of(position, Suicide.FORBIDDEN).of(variant.color(Color.BLACK));
        assertThat(black.stones()).isEqualTo(variant.points(FIGURE_1.board(), FIGURE_1.marked('B')));
        assertThat(black.territory()).isEqualTo(variant.points(FIGURE_1.board(), FIGURE_1.marked('a')));
    }

    /**
     * The seki: White 1 at F2 threatens the stones inside, Black saves them at E1, and after that the player who moves first
     * loses his stones there.
     */
    @Test
    void whitesSekiInFigure1() {
        Position seki = play(play(FIGURE_1.position(), Color.WHITE, "F2"), Color.BLACK, "E1");
        assertThat(play(play(seki, Color.BLACK, "D1"), Color.WHITE, "F1").capturedBy(Color.WHITE))
                .isEqualTo(4);
        assertThat(play(play(seki, Color.BLACK, "F1"), Color.WHITE, "D1").capturedBy(Color.WHITE))
                .isEqualTo(4);
        assertThat(play(play(seki, Color.WHITE, "D1"), Color.BLACK, "F1").capturedBy(Color.BLACK))
                .isEqualTo(11);
        assertThat(play(play(seki, Color.WHITE, "F1"), Color.BLACK, "D1").capturedBy(Color.BLACK))
                .isEqualTo(11);
    }

    /** Unconditional safety: all black chains, with the eyes that they share. */
    @EveryVariant
    void figure2(Variant variant) {
        Diagram diagram = Diagram.parse("""
                a B B O . O B a B
                B a B O O O B B B
                B B O O . O B a B
                O O O . O O B B B
                """);
        Position position = variant.position(diagram.position());
        ColorSafety black = Safety.of(position, Suicide.FORBIDDEN).unconditional(variant.color(Color.BLACK));
        assertThat(black.stones()).isEqualTo(variant.points(diagram.board(), diagram.marked('B')));
        assertThat(black.territory()).isEqualTo(variant.points(diagram.board(), diagram.marked('a')));
        assertThat(black.replies()).isEmpty();
    }

    /** Blocks and territories near the end of a game: every point of the board is proven safe. */
    @EveryVariant
    void figure3(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . . . X X O O . .
                X . . X O O . O O
                . . . X X O O . O
                X X X X X X O O .
                O O X X . X X O O
                . O O X X . X X X
                O . O O X X X . .
                . . . O O O X X .
                O O O . . O O X X
                """);
        Position position = variant.position(diagram.position());
        Safety safety = Safety.of(position, Suicide.FORBIDDEN);
        PointSet black = safety.of(variant.color(Color.BLACK)).points();
        PointSet white = safety.of(variant.color(Color.WHITE)).points();
        assertThat(black.union(white)).isEqualTo(position.board().points());
        assertThat(black.size()).isEqualTo(41);
        assertThat(safety.provenBy(ProofKind.STATIC).size()).isPositive();
        assertThat(safety.provenBy(ProofKind.BENSON).size()).isPositive();
    }

    private static Position play(Position position, Color color, String point) {
        return position.play(color, Coordinates.point(position.board(), point));
    }
}
