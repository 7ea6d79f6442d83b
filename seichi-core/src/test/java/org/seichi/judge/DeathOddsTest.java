package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.score.Certainty;
import org.seichi.score.Status;
import org.seichi.score.Verdict;

/** The odds of death from shape and sampled games are those counted in finished games. */
class DeathOddsTest {
    /** In the middle of each tenth of the share the odds are exactly those counted. */
    @ParameterizedTest
    @CsvSource({
        "0.05, 0.95, 0.9998",
        "0.15, 0.97, 0.998",
        "0.25, 0.95, 0.992",
        "0.35, 0.52, 0.98",
        "0.45, 0.35, 0.87",
        "0.55, 0.015, 0.6",
        "0.65, 0.003, 0.36",
        "0.75, 0.001, 0.05",
        "0.85, 0.0005, 0.02",
        "0.95, 0.0002, 0.01",
    })
    void theOddsAreThoseCounted(double kept, double calledAlive, double calledDead) {
        assertThat(dead(Status.ALIVE, kept)).isCloseTo(calledAlive, within(1e-9));
        assertThat(dead(Status.DEAD, kept)).isCloseTo(calledDead, within(1e-9));
    }

    /** Shape is overruled where sampled games say otherwise: stones called alive below 0.36, stones called dead above 0.59. */
    @Test
    void shapeIsOverruledWhereTheOddsAreEven() {
        assertThat(dead(Status.ALIVE, 0.36)).isGreaterThan(0.5);
        assertThat(dead(Status.ALIVE, 0.37)).isLessThan(0.5);
        assertThat(dead(Status.DEAD, 0.59)).isGreaterThan(0.5);
        assertThat(dead(Status.DEAD, 0.60)).isLessThan(0.5);
    }

    @Test
    void betweenTheMiddlesTheyAreOnALineAndOutsideTheyStay() {
        assertThat(dead(Status.ALIVE, 0.4)).isCloseTo((0.52 + 0.35) / 2, within(1e-9));
        assertThat(dead(Status.DEAD, 0)).isEqualTo(dead(Status.DEAD, 0.05));
        assertThat(dead(Status.DEAD, 1)).isCloseTo(0.01, within(1e-9));
    }

    private static double dead(Status shape, double kept) {
        PointSet stone = PointSet.of(Board.square(5), Board.square(5).first());
        return DeathOdds.dead(
                new LifeEvidence(new Verdict(stone, Color.BLACK, shape, Certainty.JUDGED, List.of()), kept));
    }
}
