package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.carta.StaticMethod;
import org.seichi.method.reading.ReadingMethod;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Tally;
import org.seichi.score.Teire;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** The points that the capture of a ko makes its holder fill. */
class KoAnswersTest {
    /** Black cannot fill A6. White takes B6, Black answers at A4, White fills the ko; the neutral points at D3 and D2 are left. */
    private static final Diagram CORNER = Diagram.parse("""
            . X O O .
            X O O . O
            . X X O O
            X X X . O
            . X X . O
            X . X X O
            """);

    @EveryVariant
    void theHolderSavesWhatTheCapturePutsIntoAtari(Variant variant) {
        Assessment assessment = assess(variant, Color.WHITE);
        int point = variant.point(CORNER.board(), Coordinates.point(CORNER.board(), "A4"));
        assertThat(assessment.kos())
                .singleElement()
                .satisfies(ko -> assertThat(ko.winner()).isEqualTo(variant.color(Color.WHITE)));
        assertThat(assessment.teire()).singleElement().satisfies(teire -> {
            assertThat(teire.point()).isEqualTo(point);
            assertThat(teire.owner()).isEqualTo(variant.color(Color.BLACK));
            assertThat(teire.reason().line()).hasSize(3).endsWith(point);
        });
    }

    /** White spends two turns on the ko, Black one: who moves first gets one neutral point more than the other one's turns leave him. */
    @EveryVariant
    void theTurnsOfTheKoDecideWhoGetsTheNeutralPoints(Variant variant) {
        for (Color first : List.of(Color.BLACK, Color.WHITE)) {
            int margin = Tally.count(assess(variant, first), Rulesets.CHINESE, 0, 0, Ending.STOPPED)
                    .margin();
            int black = first == Color.BLACK ? 4 : 0;
            assertThat(margin).isEqualTo(variant.color(Color.BLACK) == Color.BLACK ? black : -black);
        }
    }

    /** The same corner. When White takes D2, Black must also fill C1. */
    private static final Diagram BESIDE_ANOTHER = Diagram.parse("""
            . X O O .
            X O O . O
            . X X O O
            X X X . O
            . X X . O
            X . . X O
            """);

    /** When White takes C6 at B6, both of Black's stones beside it have their last liberty at A5. */
    private static final Diagram ONE_FOR_TWO = Diagram.parse("""
            X . X O O .
            . X O O . O
            X O O O O O
            X X X X . O
            . X . X . O
            X X X X X O
            """);

    /** A4 is neutral: Black saves A5 there, on no point of his own. */
    private static final Diagram NEUTRAL = Diagram.parse("""
            . X O O .
            X O O . O
            . O O O O
            X X X . O
            . X . X O
            X X X X O
            """);

    @EveryVariant
    void eachPointIsFilledOnce(Variant variant) {
        assertFilled(variant, CORNER, "A4");
        assertFilled(variant, BESIDE_ANOTHER, "A4", "C1");
        assertFilled(variant, ONE_FOR_TWO, "A5");
    }

    /** Whoever begins, White gets the ko with A6 and B6, and Black both neutral points. */
    @EveryVariant
    void whoSavesHisStonesOnANeutralPointFillsNothing(Variant variant) {
        assertFilled(variant, NEUTRAL);
        for (Color first : Color.values()) {
            int margin = Tally.count(assess(variant, NEUTRAL, first), Rulesets.CHINESE, 0, 0, Ending.STOPPED)
                    .margin();
            assertThat(margin).isEqualTo(variant.color(Color.BLACK) == Color.BLACK ? -4 : 4);
        }
    }

    /** Checks which points one of the players must fill where White moves first. */
    private static void assertFilled(Variant variant, Diagram diagram, String... points) {
        assertThat(assess(variant, diagram, Color.WHITE).teire())
                .extracting(Teire::point)
                .containsExactlyInAnyOrder(Stream.of(points)
                        .map(name -> variant.point(diagram.board(), Coordinates.point(diagram.board(), name)))
                        .toArray(Integer[]::new));
    }

    private static Assessment assess(Variant variant, Color first) {
        return assess(variant, CORNER, first);
    }

    private static Assessment assess(Variant variant, Diagram diagram, Color first) {
        Position position = variant.position(diagram.position()).withToMove(variant.color(first));
        return new ReadingMethod(new StaticMethod())
                .assess(new FinalPosition(position, Ending.STOPPED), Rulesets.CHINESE, Budget.NORMAL, Trace.NONE);
    }
}
