package org.seichi.method.dyer;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Position;
import org.seichi.structure.Structure;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** How strong Black's group in the corner seems. */
class StrengthEstimateTest {
    /** Six points of territory with an open border, and no eye yet. */
    private static final Diagram SIX = Diagram.parse("""
            . . . X O
            . . . . O
            X X X X O
            O O O O O
            """);

    private static final Diagram SEVEN = Diagram.parse("""
            . . . . X O
            X . . . . O
            X X X X X O
            O O O O O O
            """);

    private static final Diagram TWO_EYES = Diagram.parse("""
            X . X . X O
            X X X X X O
            O O O O O O
            """);

    private static final Diagram ONE_EYE = Diagram.parse("""
            X X X . X O
            X X X X X O
            O O O O O O
            """);

    @EveryVariant
    void sevenPointsOfTerritoryOrTwoEyesSeemToLive(Variant variant) {
        assertThat(lives(variant, SEVEN)).isTrue();
        assertThat(lives(variant, SIX)).isFalse();
        assertThat(lives(variant, TWO_EYES)).isTrue();
        assertThat(lives(variant, ONE_EYE)).isFalse();
    }

    /** In sixths: four times the weighted liberties of the weakest chain, and one for each point of territory and each eye. */
    @EveryVariant
    void aLibertyCountsFourTimesAndAPointOrAnEyeOnce(Variant variant) {
        assertThat(strength(variant, SIX)).isEqualTo(4 * 24 + 6 * 6);
        assertThat(strength(variant, TWO_EYES)).isEqualTo(4 * 24 + 6 * (2 + 2));
    }

    private static boolean lives(Variant variant, Diagram diagram) {
        Structure structure = structure(variant, diagram);
        return new StrengthEstimate(structure).lives(group(variant, diagram, structure));
    }

    private static int strength(Variant variant, Diagram diagram) {
        Structure structure = structure(variant, diagram);
        return new StrengthEstimate(structure).strength(group(variant, diagram, structure));
    }

    private static Structure structure(Variant variant, Diagram diagram) {
        Position position = variant.position(diagram.position());
        return Structure.of(position);
    }

    private static int group(Variant variant, Diagram diagram, Structure structure) {
        int height = diagram.board().height();
        int stone = variant.point(diagram.board(), diagram.board().point(0, height - 2));
        return structure.groups().at(stone);
    }
}
