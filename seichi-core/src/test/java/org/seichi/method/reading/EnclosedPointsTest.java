package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** A corridor of two points: who moves first at {@code a} decides whether {@code b} is territory. */
class EnclosedPointsTest {
    private static final ReadingMethod METHOD = new ReadingMethod(new StaticMethod());
    private static final Diagram CORRIDOR = Diagram.parse("""
            . O X . . . .
            . O a X . X .
            . O b O X X X
            O O O O X . .
            . . . O X . X
            """);

    @EveryVariant
    void thePlayerWhoMovesFirstEnclosesThePoint(Variant variant) {
        PointSet inside = inside(variant);
        Color white = variant.color(Color.WHITE);

        ReadingSession session = session(variant, white, Ending.STOPPED);

        assertThat(owned(session.assessment(), white).containsAll(inside)).isTrue();
        assertThat(owned(session.ifOtherMoved(), white).intersects(inside)).isFalse();
        assertThat(session.signs()).contains(DoubtSign.TURN);
        assertThat(owned(session(variant, white.opponent(), Ending.STOPPED).assessment(), white)
                        .intersects(inside))
                .isFalse();
    }

    /** The players agreed to count what stands. */
    @EveryVariant
    void afterTwoPassesThePointIsNeutral(Variant variant) {
        Color white = variant.color(Color.WHITE);

        Assessment assessment = session(variant, white, Ending.TWO_PASSES).assessment();

        assertThat(owned(assessment, white).intersects(inside(variant))).isFalse();
    }

    private static PointSet inside(Variant variant) {
        return PointSet.of(variant.board(CORRIDOR.board()), variant.point(CORRIDOR.board(), CORRIDOR.point('b')));
    }

    private static PointSet owned(Assessment assessment, Color player) {
        return assessment.territories().under(Rulesets.JAPANESE).of(player);
    }

    private static ReadingSession session(Variant variant, Color first, Ending ending) {
        Position position = variant.position(CORRIDOR.position()).withToMove(first);
        return METHOD.session(new FinalPosition(position, ending), Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
    }
}
