package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.DoubleThreat;
import org.seichi.evaluate.Evaluation;
import org.seichi.evaluate.KnownEvaluation;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** After figure 13 of Mueller: each corner is White's, but one move threatens to connect to the captives in both. */
class DoubleThreatSystemTest {
    private static final Diagram CORNERS = Diagram.parse("""
            X X X X X X X X X X
            . X X X X X X X X .
            O O O O X O O O O O
            . . . O X O . . . .
            . B B . m . # # # .
            """);

    /** White gives up which he likes: the ten points on the left and not the sixteen on the right. */
    @EveryVariant
    void theLeastOfTheThingsThreatenedIsSure(Variant variant) {
        assertThat(motives(variant, variant.color(Color.BLACK))).singleElement().satisfies(motive -> {
            assertThat(motive.kind()).isEqualTo(MotiveKind.DOUBLE_THREAT);
            assertThat(motive.text()).isEqualTo("Threatens two things at once");
            assertThat(motive.worth()).isEqualTo(new Worth(10, 16));
            assertThat(motive.points()).isEqualTo(captives(variant, 'B').union(captives(variant, '#')));
        });
    }

    @EveryVariant
    void whoIsThreatenedPreventsItAtTheSamePoint(Variant variant) {
        assertThat(motives(variant, variant.color(Color.WHITE)))
                .singleElement()
                .satisfies(motive -> assertThat(motive.text()).isEqualTo("Prevents a double threat"));
    }

    private static PointSet captives(Variant variant, char mark) {
        return variant.points(CORNERS.board(), CORNERS.marked(mark));
    }

    private static List<Motive> motives(Variant variant, Color player) {
        Position position = variant.position(CORNERS.position()).withToMove(player);
        int move = variant.point(CORNERS.board(), CORNERS.point('m'));
        PointSet left = captives(variant, 'B');
        PointSet right = captives(variant, '#');
        Evaluation known = KnownEvaluation.of(position, left.union(right), 0);
        MoveContext context = new MoveContext(
                new Evaluation(
                        known.facts(),
                        known.expectation(),
                        known.strength(),
                        known.layers(),
                        known.kinds(),
                        List.of(new DoubleThreat(
                                variant.color(Color.BLACK),
                                move,
                                List.of(
                                        new DoubleThreat.Aim(right, true, 16),
                                        new DoubleThreat.Aim(left, false, 10))))),
                List.of());
        CandidateCollector collector = new CandidateCollector(position);
        new DoubleThreatSystem().propose(context, collector);
        return collector.motives().getOrDefault(move, List.of());
    }
}
