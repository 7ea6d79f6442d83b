package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Teire;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Raids that are read once and looked up where the ending comes back to the same territory. */
class RememberedRaidsTest {
    /**
     * A fight that is not over. When a raid on one territory is looked up, moves have been taken back, and stones of the chain around it that
     * are not beside it are no longer there. White threatens to take the stones at A2 with B2, and Black takes A1.
     */
    private static final Diagram UNSETTLED = Diagram.parse("""
            X X X . X X O
            O O O O X X O
            O O . O O X .
            O X O . O X X
            X X O O X X .
            X . X X . X X
            O . . X X X .
            """);

    @EveryVariant
    void theyAreOfStonesThatAreThere(Variant variant) {
        for (Color first : Color.values()) {
            Position position = variant.position(UNSETTLED.position()).withToMove(variant.color(first));
            Assessment assessment = new ReadingMethod(new StaticMethod())
                    .assess(new FinalPosition(position, Ending.STOPPED), Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
            assertThat(assessment.teire())
                    .extracting(Teire::point)
                    .containsExactly(variant.point(UNSETTLED.board(), Coordinates.point(UNSETTLED.board(), "B1")));
        }
    }
}
