package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.PatternChecks;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class DividersTest {
    private static final String JUMPS = """
            . . . . . . .
            . . . . . . .
            . X d X . . .
            . . . . . . .
            . . . . . X .
            . . . . . e .
            . . . . . e .
            """;

    @EveryVariant
    void patternsMatchTheirOwnDiagrams(Variant variant) {
        PatternChecks.eachMatchesItsOwnDiagram(Dividers.PATTERNS, variant);
        PatternChecks.eachMatchesItsOwnDiagram(Connectable.PATTERNS, variant);
    }

    @EveryVariant
    void stonesAndTheEdgeAreEnds(Variant variant) {
        Diagram diagram = Diagram.parse(JUMPS);
        Position position = variant.position(diagram.position());
        PointSet none = PointSet.empty(position.board());
        PointSet points =
                Dividers.points(position.board(), Dividers.of(position, none), variant.color(Color.BLACK), false);

        assertThat(points).matches(p -> p.containsAll(variant.points(diagram.board(), diagram.marked('d'))));
        assertThat(points).matches(p -> p.containsAll(variant.points(diagram.board(), diagram.marked('e'))));
        assertThat(Dividers.of(position, none)).allMatch(divider -> divider.color() == variant.color(Color.BLACK));
    }

    @Test
    void aDividerIsFoundOnce() {
        Position position = Diagram.parse(JUMPS).position();
        assertThat(Dividers.of(position, PointSet.empty(position.board())))
                .filteredOn(divider -> divider.pattern().equals("one-point-jump"))
                .hasSize(1);
    }

    @Test
    void deadStonesAreNoEnds() {
        Position position = Diagram.parse(JUMPS).position();
        assertThat(Dividers.of(position, position.stones(Color.BLACK))).isEmpty();
    }

    /** A stone on one side of the jump leaves a potential divider, stones on both sides leave none. */
    @EveryVariant
    void aStoneInTheWayLeavesAPotentialDividerAtMost(Variant variant) {
        Diagram one = Diagram.parse("""
                . . . . .
                . . O . .
                . X d X .
                . . . . .
                . . O . .
                """);
        Diagram two = Diagram.parse("""
                . . . . .
                . . O . .
                . X d X .
                . . O . .
                . . O . .
                """);

        assertThat(across(variant, one))
                .isNotEmpty()
                .allSatisfy(divider -> assertThat(divider.isPotential()).isTrue());
        assertThat(across(variant, two)).isEmpty();
    }

    /** Black's dividers, true and potential ones, that the point d belongs to. */
    private static List<Divider> across(Variant variant, Diagram diagram) {
        Position position = variant.position(diagram.position());
        int point = variant.point(diagram.board(), diagram.point('d'));
        return Dividers.of(position, PointSet.empty(position.board())).stream()
                .filter(divider -> divider.color() == variant.color(Color.BLACK)
                        && divider.points().contains(point))
                .toList();
    }
}
