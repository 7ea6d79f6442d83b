package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Groups that have too few eyes each, and live because they are joined or because each gets another eye for it. */
class SharedLifeTest {
    private static final List<String> TOGETHER = List.of("""
            X . X O . .
            . X . X O .
            O X X . . O
            O X . O . O
            """, """
            . X X . . O
            X . O X X .
            X X O . X .
            . . . . X .
            """, """
            X . . . . .
            . X . X . X
            X X . . X X
            O . X O . O
            """);

    static List<Position> together() {
        return TOGETHER.stream().map(text -> Diagram.parse(text).position()).toList();
    }

    private static ColorSafety prove(Position position, Color color) {
        return Safety.of(position, Suicide.FORBIDDEN, Budget.NORMAL).of(color);
    }

    @EveryVariant
    void groupsLiveTogether(Variant variant) {
        Color color = variant.color(Color.BLACK);
        Position position = variant.position(together().get(0));
        ColorSafety proven = prove(position, color);

        assertThat(Safety.of(position, Suicide.FORBIDDEN).of(color).stones()).isNotEqualTo(position.stones(color));
        assertThat(proven.stones()).isEqualTo(position.stones(color));
        for (long seed = 0; seed < 10; seed++) {
            new Raid(position, proven, Suicide.FORBIDDEN, seed).run();
        }
    }

    @ParameterizedTest
    @MethodSource("together")
    void everyLineOfPlayIsMet(Position position) {
        ColorSafety proven = prove(position, Color.BLACK);
        assertThat(proven.stones()).isEqualTo(position.stones(Color.BLACK));
        assertThat(new Siege(position, proven, Suicide.FORBIDDEN).run()).isGreaterThan(100);
    }

    /** The eye in the middle is the only one that there is room for. */
    @EveryVariant
    void oneEyeForTwoGroupsIsNotEnough(Variant variant) {
        Position position = variant.position(Diagram.parse("""
                . . O O . .
                . O X X O .
                O X . . X O
                O X X O X O
                O . O O O .
                """).position());
        assertThat(prove(position, variant.color(Color.BLACK)).points().isEmpty())
                .isTrue();
    }
}
