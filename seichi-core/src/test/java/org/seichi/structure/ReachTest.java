package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Groups that live because they reach a living one. In the diagrams Black's group on the left lives. */
class ReachTest {
    private static final Diagram SIX_POINTS = Diagram.parse("""
            O O O O O O O O O
            . . . . . . . . .
            . . . . . . . . .
            X . . . . . . X .
            """);

    private static final Diagram SEVEN_POINTS = Diagram.parse("""
            O O O O O O O O O O
            . . . . . . . . . .
            . . . . . . . . . .
            X . . . . . . . X .
            """);

    /** The points in the middle are White's. */
    private static final Diagram UNDER_INFLUENCE = Diagram.parse("""
            O O O O O O O O O O
            O O O O O O O O X X
            X . . . . . . X X .
            """);

    @EveryVariant
    void overUpToSixEmptyPoints(Variant variant) {
        assertThat(reaches(variant, SIX_POINTS, "H1")).isTrue();
        assertThat(reaches(variant, SEVEN_POINTS, "J1")).isFalse();
    }

    @EveryVariant
    void notOverPointsOfTheOpponent(Variant variant) {
        assertThat(reaches(variant, UNDER_INFLUENCE, "H1")).isFalse();
    }

    /** White could take the last stone at once, or as soon as Black plays beside it and not on its last liberty. */
    @EveryVariant
    void aStoneInAtariReachesByItsLastLibertyAlone(Variant variant) {
        assertThat(reaches(variant, Diagram.parse("""
                . . . . .
                . . O O .
                X . X O .
                """), "C1")).isTrue();
        assertThat(reaches(variant, Diagram.parse("""
                . . . . . .
                . . . O O .
                X . . X O .
                """), "D1")).isFalse();
        assertThat(reaches(variant, Diagram.parse("""
                O O O . .
                . O O O .
                X . X O .
                """), "C1")).isFalse();
    }

    private static boolean reaches(Variant variant, Diagram diagram, String stone) {
        Position position = variant.position(diagram.position());
        Structure structure = Structure.of(position);
        boolean[] living = new boolean[structure.groups().count()];
        living[group(structure, variant, diagram, "A1")] = true;

        return Reach.of(structure, living)[group(structure, variant, diagram, stone)];
    }

    private static int group(Structure structure, Variant variant, Diagram diagram, String stone) {
        int point = variant.point(diagram.board(), Coordinates.point(diagram.board(), stone));
        return structure.groups().of(structure.chains().at(point));
    }
}
