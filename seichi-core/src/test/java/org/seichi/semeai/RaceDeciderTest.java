package org.seichi.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;

/** Positions for figures 4 to 6 of Mueller's paper, whose diagrams are lost: made anew, with the outcome that the text states. */
class RaceDeciderTest {
    private static RaceReading decide(RaceDrawing drawing) {
        Race race = drawing.race();
        Position position = race.position();
        PointSet stones = position.stones(Color.BLACK).union(position.stones(Color.WHITE));
        RaceDecider decider = new RaceDecider(
                new TranspositionTable(14), new NodeCounter(new Budget(100_000)), new SearchLimit(20_000, 60));
        List<RaceReading> readings = decider.decide(position, stones.minus(race.area()));
        assertThat(readings).hasSize(1);
        return readings.get(0);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', textBlock = """
            figure 4, more liberties           ; 3; 1; 0; ''; ''
            figure 4, an eye against none      ; 0; 1; 1; .; ''
            figure 4, a big eye                ; 0; 3; 0; ../..; ''
            """)
    void raceDecidedByCounting(String name, int black, int white, int shared, String blackEye, String whiteEye) {
        RaceReading reading = decide(new RaceDrawing(black, white, shared, blackEye, whiteEye));
        assertThat(reading.isCounted()).as(name).isTrue();
        assertThat(reading.isDecided()).as(name).isTrue();
        assertThat(reading.blackFirst()).as(name).isEqualTo(RaceOutcome.BLACK_WINS);
    }

    /** The eye can become two, so that counting it would not be exact. */
    @ParameterizedTest(name = "figure 5, eye of {0}")
    @CsvSource({"...", "...."})
    void raceDecidedBySearch(String eye) {
        RaceReading reading = decide(new RaceDrawing(1, 1, 0, eye, ""));
        assertThat(reading.isCounted()).isFalse();
        assertThat(reading.isDecided()).isTrue();
        assertThat(reading.blackFirst()).isEqualTo(RaceOutcome.BLACK_WINS);
        assertThat(reading.value()).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', textBlock = """
            figure 6, a switch              ; 1; 1; 0; ''; ''; {12*|-24*}; BLACK_WINS; WHITE_WINS
            figure 6, seki or won           ; 0; 1; 2; ''; ''; {0|-20}   ; SEKI      ; WHITE_WINS
            figure 6, eyes on both sides    ; 1; 0; 1; .; .; {35|0}      ; BLACK_WINS; SEKI
            """)
    void valueOfASimpleRace(
            String name,
            int black,
            int white,
            int shared,
            String blackEye,
            String whiteEye,
            String value,
            RaceOutcome blackFirst,
            RaceOutcome whiteFirst) {
        RaceReading reading = decide(new RaceDrawing(black, white, shared, blackEye, whiteEye));
        assertThat(reading.value().orElseThrow()).as(name).hasToString(value);
        assertThat(reading.first(Color.BLACK)).as(name).isEqualTo(blackFirst);
        assertThat(reading.first(Color.WHITE)).as(name).isEqualTo(whiteFirst);
    }
}
