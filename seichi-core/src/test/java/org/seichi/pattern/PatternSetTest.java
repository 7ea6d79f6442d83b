package org.seichi.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.PatternChecks;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class PatternSetTest {
    private static final Pattern HANE = one("""
            # a comment
            pattern hane
            kind: good point
            reply: 1
            ? * 1
            X O ?
            - - -
            """);

    private static Pattern one(String text) {
        return PatternSet.parse(text.lines().toList()).patterns().get(0);
    }

    @EveryVariant
    void isFoundInEverySymmetryAndForEitherColor(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . . . . .
                . . m r .
                . X O . .
                """);
        Position position = variant.position(diagram.position());
        Board board = diagram.board();
        int move = variant.point(board, diagram.point('m'));

        List<PatternMatch> matches = PatternChecks.matchesOn(HANE, position, variant.color(Color.BLACK), move);

        assertThat(matches).hasSize(1);
        assertThat(matches.get(0).point('1')).isEqualTo(variant.point(board, diagram.point('r')));
        assertThat(matches.get(0).stones())
                .isEqualTo(PointSet.of(position.board(), variant.point(board, board.point(1, 2))));
        assertThat(PatternChecks.matchesOn(HANE, position, variant.color(Color.WHITE), move))
                .isEmpty();
    }

    @Test
    void everySignAsksForWhatItSays() {
        Position position = Diagram.parse("""
                X O .
                . . .
                . . .
                """).position();
        int middle = position.board().point(1, 1);

        assertThat(found("X O .\n. * .\n. . .", position, middle)).isTrue();
        assertThat(found("x o x\no * o\n. . .", position, middle)).isTrue();
        assertThat(found("o o o\no * o\no o o", position, middle))
                .as("o on an own stone")
                .isFalse();
        assertThat(found("x x x\nx * x\nx x x", position, middle))
                .as("x on an opponent's")
                .isFalse();
        assertThat(found("X O X\n. * .\n. . .", position, middle))
                .as("X on nothing")
                .isFalse();
        assertThat(found("X O O\n. * .\n. . .", position, middle))
                .as("O on nothing")
                .isFalse();
        assertThat(found(". O .\n. * .\n. . .", position, middle))
                .as(". on a stone")
                .isFalse();
        assertThat(found("X O .\n. * .\n. . .\n. . .", position, middle))
                .as(". off the board")
                .isFalse();
        assertThat(found("x o x\n. * .\n. . .\nx x x", position, middle))
                .as("x off the board")
                .isFalse();
        assertThat(found("| X O .\n| . * .\n| . . .", position, middle)).isTrue();
        assertThat(found("? ? ?\n? * ?\n? ? ?\n? ? ?", position, middle)).isTrue();
        assertThat(found("O X .\n. * .\n. . .", position, middle)).isFalse();
        assertThat(found("X X .\n. * .\n. . .", position, middle)).isFalse();
        assertThat(found("- - -\nX O .\n. * .", position, middle)).isTrue();
        assertThat(found("- - -\n. * .\n. . .", position, middle)).isFalse();
    }

    private static boolean found(String rows, Position position, int anchor) {
        Pattern pattern = one("pattern p\n" + rows);
        return !PatternChecks.matchesOn(pattern, position, Color.BLACK, anchor).isEmpty();
    }

    @Test
    void attributesAreKept() {
        assertThat(HANE.attribute("kind")).isEqualTo("good point");
        assertThat(HANE.attribute("value", "3")).isEqualTo("3");
        assertThatThrownBy(() -> HANE.attribute("value"))
                .hasMessageContaining("hane")
                .hasMessageContaining("value");
    }

    @Test
    void whatIsNoPatternIsRefusedByName() {
        assertThatThrownBy(() -> one("pattern odd\nX !"))
                .hasMessageContaining("odd")
                .hasMessageContaining("!");
        assertThatThrownBy(() -> one("pattern lost\n. .")).hasMessageContaining("lost");
        assertThatThrownBy(() -> one("X X")).hasMessageContaining("before the first");
        assertThatThrownBy(() -> one("pattern a\nX\npattern a\nX")).hasMessageContaining("called a");
    }
}
