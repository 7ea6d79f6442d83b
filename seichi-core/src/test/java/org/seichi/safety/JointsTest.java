package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Groups with one eye each, joined at a point that only they touch. */
class JointsTest {
    private static final int RAIDS = 100;

    private static ColorSafety black(Variant variant, String diagram) {
        Position position = variant.position(Diagram.parse(diagram).position());
        ColorSafety black =
                Safety.of(position, Suicide.FORBIDDEN, Budget.NORMAL).of(variant.color(Color.BLACK));
        for (long seed = 0; seed < RAIDS && !black.points().isEmpty(); seed++) {
            new Raid(position, black, Suicide.FORBIDDEN, seed).run();
        }
        return black;
    }

    /** D1 is filled as soon as either group is about to lose its last liberty outside. */
    @EveryVariant
    void twoGroupsLiveTogether(Variant variant) {
        ColorSafety black = black(variant, """
                . . . . . . . . .
                . . . . . . . . .
                . O O O O O O O .
                X X X X O X X X .
                . X X . X X . X .
                """);

        assertThat(black.stones().size()).isEqualTo(12);
    }

    /** The group on the right has no liberty outside: D1 is its last but one, and G1 the last. */
    @EveryVariant
    void anEyeElsewhereIsALibertyToKeep(Variant variant) {
        ColorSafety black = black(variant, """
                . . . . . . . . . .
                . . . . . . . . . .
                . O O O O O O O O .
                X X X X O X X X O .
                . X X . X X . X O .
                """);

        assertThat(black.stones().size()).isEqualTo(12);
    }

    /** The false eye is the only one of the group on the right, and the group on the left has one eye besides. */
    @EveryVariant
    void oneEyeForBothIsNotEnough(Variant variant) {
        ColorSafety black = black(variant, """
                . . . . . . . . .
                . . . . . . . . .
                . O O O O O O O .
                X X X X O X X O .
                . X X . X X X O .
                """);

        assertThat(black.stones().isEmpty()).isTrue();
    }
}
