package org.seichi.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.cgt.Value;
import org.seichi.endgame.LocalScore;
import org.seichi.endgame.LocalScoreReader;
import org.seichi.endgame.Premises;
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

    /**
     * Decided in one player's favor. The text states the value too: an integer, the size of the whole area, with the possible
     * exception of neutral points on the outside. Here two points for each stone of the loser, the points that the winner
     * does not have to fill, and a star for each neutral point that is left. Play in the area alone ends in the
     * integer whoever moves first, also where the eye is too large for an exact value.
     */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', textBlock = """
            figure 4, more liberties       ; 3; 1; 0; ''   ; ''; 12  ; 12
            figure 4, shared liberties     ; 4; 1; 2; ''   ; ''; 12* ; 12
            figure 4, an eye against none  ; 0; 1; 1; .    ; ''; 15  ; 15
            figure 4, a big eye            ; 0; 3; 0; ../..; ''; none; 19
            """)
    void raceDecidedByCounting(
            String name, int black, int white, int shared, String blackEye, String whiteEye, String value, int points) {
        RaceDrawing drawing = new RaceDrawing(black, white, shared, blackEye, whiteEye);
        RaceReading reading = decide(drawing);
        assertThat(reading.isCounted()).as(name).isTrue();
        assertThat(reading.isDecided()).as(name).isTrue();
        assertThat(reading.blackFirst()).as(name).isEqualTo(RaceOutcome.BLACK_WINS);
        assertThat(reading.value().map(Value::toString).orElse("none")).as(name).isEqualTo(value);
        LocalScore score = score(reading.race());
        assertThat(score.isQuiet()).as(name).isTrue();
        assertThat(score.blackFirst().least()).as(name).isEqualTo(points);
    }

    /** The score of the area of a race by search, where nothing else is known but that the walls are safe. */
    private static LocalScore score(Race race) {
        Position position = race.position();
        PointSet stones = position.stones(Color.BLACK).union(position.stones(Color.WHITE));
        PointSet none = PointSet.empty(position.board());
        PointSet others = position.board().points().minus(race.area()).minus(stones);
        Premises premises = new Premises(position, stones.minus(race.area()), none, none, others);
        return new LocalScoreReader(
                        premises,
                        new TranspositionTable(18),
                        new NodeCounter(new Budget(2_000_000)),
                        new SearchLimit(300_000, 120))
                .read(race.area());
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
