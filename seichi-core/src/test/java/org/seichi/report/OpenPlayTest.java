package org.seichi.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Flag;
import org.seichi.score.FlagKind;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Score;
import org.seichi.score.Tally;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class OpenPlayTest {
    /** Two open places: three points at the bottom (a), and one at the top (b). */
    private static final Diagram OPEN = Diagram.parse("""
            . . X b O . . .
            X X X X O O O O
            X X X O O . . .
            . . X a a O . .
            . . X X a O . .
            """);

    private static Assessment assessment(Variant variant, PointSet places) {
        Flag flag = Flag.of(FlagKind.TURN_MATTERS, places);
        return Assessment.of(new LifeAndDeath(variant.position(OPEN.position()), List.of()), List.of(flag));
    }

    private static OpenPlay open(Assessment assessment, int other) {
        Score score = Tally.count(assessment, Rulesets.JAPANESE, 0, 0, Ending.STOPPED);
        return OpenPlay.of(
                assessment, score, new Score(score.rules(), score.margin() + other, score.black(), score.white()));
    }

    @EveryVariant
    void theLargestOpenPlaceIsNamed(Variant variant) {
        PointSet large = variant.points(OPEN.board(), OPEN.marked('a'));
        PointSet small = variant.points(OPEN.board(), OPEN.marked('b'));

        assertThat(open(assessment(variant, large.union(small)), 2).largest()).isEqualTo(large);
        assertThat(open(assessment(variant, small), 2).largest()).isEqualTo(small);
    }

    @Test
    void theIntervalReachesFromOneFirstMoverToTheOther() {
        Assessment assessment = assessment(Variant.all().findFirst().orElseThrow(), OPEN.marked('a'));
        OpenPlay open = open(assessment, -4);

        assertThat(open.toMove()).isEqualTo(Color.BLACK);
        assertThat(open.high()).isEqualTo(open.margin());
        assertThat(open.low()).isEqualTo(open.margin() - 4);
        OpenPlay other = open(assessment, 4);
        assertThat(other.low()).isEqualTo(other.margin());
        assertThat(other.high()).isEqualTo(other.margin() + 4);
    }

    /** A player may pass, so the one who moves first is never worse off than if the other did. */
    @Test
    void toBeWorseOffByMovingFirstIsAContradiction() {
        PointSet none = PointSet.empty(OPEN.board());
        for (Color toMove : Color.values()) {
            boolean black = toMove == Color.BLACK;
            assertThat(new OpenPlay(toMove, 28, 42, none).isInverted()).isEqualTo(black);
            assertThat(new OpenPlay(toMove, 42, 28, none).isInverted()).isEqualTo(!black);
            assertThat(new OpenPlay(toMove, 28, 28, none).isInverted()).isFalse();
        }
    }

    @Test
    void neutralPointsAloneAreNotOpenPlay() {
        Assessment assessment = assessment(Variant.all().findFirst().orElseThrow(), OPEN.marked('a'));
        Flag neutral = Flag.of(FlagKind.NEUTRAL_OPEN, OPEN.marked('a'), "Many");

        assertThat(OpenPlay.isLeft(assessment)).isTrue();
        assertThat(OpenPlay.isLeft(Assessment.of(assessment.life(), List.of(neutral))))
                .isFalse();
    }
}
