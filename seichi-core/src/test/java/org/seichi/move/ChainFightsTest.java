package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.KnownEvaluation;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** How a chain in atari is saved: Black's stone B runs at a, or captures the stone W beside it at b. */
class ChainFightsTest {
    private static final Diagram ATARI = Diagram.parse("""
            . . . . . . . . .
            . . . O . . . . .
            . . O B a . . . .
            . . X W X . . . .
            . . . b . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """);

    @EveryVariant
    void itRunsOrTakesItsCaptor(Variant variant) {
        Position position = variant.position(ATARI.position()).withToMove(variant.color(Color.BLACK));
        MoveContext context =
                new MoveContext(KnownEvaluation.of(position, PointSet.empty(position.board())), List.of());
        CandidateCollector collector = new CandidateCollector(position);
        new ChainFights().propose(context, collector);

        assertThat(texts(collector, variant, 'a')).containsExactly("Saves the chain");
        assertThat(texts(collector, variant, 'b'))
                .containsExactlyInAnyOrder("Captures its captor and saves the chain", "Takes the chain");
    }

    private static List<String> texts(CandidateCollector collector, Variant variant, char move) {
        return collector.motives().get(variant.point(ATARI.board(), ATARI.point(move))).stream()
                .map(Motive::text)
                .toList();
    }
}
