package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.evaluate.KnownEvaluation;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** The two worked examples of Yen, section 5.2.1, on positions constructed to give the numbers of the text. */
class WorkedExamplesTest {
    /** Figure 2: Black a and White b gain 4 points and 2 of influence each; W and Z, of 10 points each, die by two moves. */
    private static final Diagram EXTENSION = Diagram.parse("""
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . O . . . . . . . . .
            . . . . . . . . . O . . . . . . . . .
            . . . . . . . O . . . . . . . . . . .
            . . . . . . . O X W X . . . . . . . .
            . . . . . . . . X W X . . . . . . . .
            . . . . . . X Z X W X . . . . . . . .
            . . . . . . X Z X W X . . . . . . . .
            . . . . . . X Z X W X . . . . . . . .
            . . . . . . X Z X . . . O . . . . . .
            . . . . . . X Z X . . O . . . . . . .
            . . . . O . . . . . . . . . . . . . .
            . . . . . O . . . a . . b . . . . . .
            . . . . . . . . . . . . . . . . . . .
            . . . . . . . . . . . . . . . . . . .
            """);

    /** Like figure 3: an unsettled white group worth 30 points. */
    private static final Diagram EYES = Diagram.parse("""
            . a . W X . . . .
            . . . W X . . . .
            W W W W X . . . .
            X X X W X . . . .
            . . X W X . . . .
            . . X W X . . . .
            . . X W X . . . .
            . . X W X . . . .
            . . X W X . . . .
            """);

    private static MoveContext context(Diagram diagram, Variant variant, PointSet unsettled) {
        return new MoveContext(
                KnownEvaluation.of(variant.position(diagram.position()), variant.points(diagram.board(), unsettled)),
                List.of());
    }

    @EveryVariant
    void anExtensionIsWorthTwentyTwoPoints(Variant variant) {
        PointSet both = EXTENSION.marked('W').union(EXTENSION.marked('Z'));
        MoveContext context = context(EXTENSION, variant, both);
        int a = variant.point(EXTENSION.board(), EXTENSION.point('a'));
        int b = variant.point(EXTENSION.board(), EXTENSION.point('b'));
        Color black = variant.color(Color.BLACK);
        Stakes stakes = Stakes.of(context);

        assertThat(Gain.of(context, black, a)).isEqualTo(new Gain(4, 2));
        assertThat(Gain.of(context, black.opponent(), b)).isEqualTo(new Gain(4, 2));
        assertThat(stakes.all()).hasSize(2).allSatisfy(stake -> {
            assertThat(stake.value()).isEqualTo(10);
            assertThat(stake.moves()).isEqualTo(2);
        });
        assertThat(new TerritorySystem(Shapes.of(context), stakes).worth(context, a, b))
                .isEqualTo(22);
    }

    @EveryVariant
    void anAttackOnEyesIsWorthFromMinusTwoToThirty(Variant variant) {
        MoveContext context = context(EYES, variant, EYES.marked('W'));
        CandidateCollector collector = new CandidateCollector(context.position());
        new EyeSystem(Stakes.of(context)).propose(context, collector);
        int a = variant.point(EYES.board(), EYES.point('a'));

        assertThat(collector.motives()).containsKey(a);
        assertThat(collector.motives().get(a).get(0).worth()).isEqualTo(new Worth(-2, 30));
    }
}
