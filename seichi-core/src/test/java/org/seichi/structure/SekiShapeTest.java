package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.seichi.board.PointSet;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** How many liberties two groups may share in a seki, and how few stones one may have. */
class SekiShapeTest {
    private static final Diagram ONE_AND_EYES = Diagram.parse("""
            . X X . O O .
            X X X X O O O
            """);

    private static final Diagram TWO = Diagram.parse("""
            X X X X
            X . . O
            O O O O
            """);

    private static final Diagram FOUR = Diagram.parse("""
            X X X X
            . . . .
            O O O O
            """);

    private static final Diagram FIVE = Diagram.parse("""
            X X X X X
            . . . . .
            O O O O O
            """);

    @EveryVariant
    void twoToFour(Variant variant) {
        assertThat(isSeki(variant, ONE_AND_EYES)).isFalse();
        assertThat(isSeki(variant, TWO)).isTrue();
        assertThat(isSeki(variant, FOUR)).isTrue();
        assertThat(isSeki(variant, FIVE)).isFalse();
    }

    @EveryVariant
    void threeStonesAreEnough(Variant variant) {
        assertThat(isSeki(variant, Diagram.parse("""
                X . O O
                X O O O
                X . O O
                """))).isTrue();
    }

    /** One outside liberty more wins a race for two shared ones, where the other side has no eye. */
    @EveryVariant
    void theLead(Variant variant) {
        String eyes = """
                X X X . O O O B
                X . X . O . O B
                X X X X O O . B
                """;
        String noEyes = """
                X X X . O O O B
                X X X . O O O B
                X X X X O O . B
                """;
        String twoAhead = """
                X X X . O O O B
                X . X . O O . B
                X X X X O . O B
                X X X X O O . B
                """;
        assertThat(isSeki(variant, Diagram.parse(eyes))).isTrue();
        assertThat(isSeki(variant, Diagram.parse(noEyes))).isFalse();
        assertThat(isSeki(variant, Diagram.parse(twoAhead))).isFalse();
    }

    /** White extends to three points, or to two, of which Black's answer leaves one: as many as before. */
    @EveryVariant
    void aWayOut(Variant variant) {
        String toThree = """
                X X X . O O O B B B B
                X . X . O . O B . B B
                X X X X O O O O . . B
                X X X X O O O B . B B
                """;
        String toTwo = """
                X X X . O O O B B B B
                X . X . O . O B . B B
                X X X X O O O O . . B
                X X X X O O O B B B B
                """;
        assertThat(isSeki(variant, Diagram.parse(toThree))).isFalse();
        assertThat(isSeki(variant, Diagram.parse(toTwo))).isTrue();
    }

    /** Whether all groups but those marked with B are in seki. */
    private static boolean isSeki(Variant variant, Diagram diagram) {
        Structure structure = Structure.of(variant.position(diagram.position()));
        PointSet walls = variant.points(diagram.board(), diagram.marked('B'));
        List<Integer> all = IntStream.range(0, structure.groups().count())
                .filter(group -> !structure.groups().stones(group).intersects(walls))
                .boxed()
                .toList();
        return new SekiShape(structure, all).isSeki();
    }
}
