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

/** Figures 4 to 6 of Mueller's paper, whose diagrams are lost, as new positions with the outcomes that the text states. */
class RaceDeciderTest {
    private static RaceReading decide(RaceDrawing drawing) {
        List<RaceReading> readings = readings(drawing);
        assertThat(readings).hasSize(1);
        return readings.get(0);
    }

    private static List<RaceReading> readings(RaceDrawing drawing) {
        return readings(drawing, 100_000);
    }

    private static List<RaceReading> readings(RaceDrawing drawing, long nodes) {
        Race race = drawing.race();
        Position position = race.position();
        PointSet stones = position.stones(Color.BLACK).union(position.stones(Color.WHITE));
        RaceDecider decider = new RaceDecider(
                new TranspositionTable(14), new NodeCounter(new Budget(nodes)), new SearchLimit(20_000, 60));
        return decider.decide(position, stones.minus(race.area()));
    }

    /**
     * Decided in one player's favor. The text states the value too: an integer, the size of the whole area, with the possible
     * exception of neutral points on the outside. Here it is two points for each stone of the loser, the points that the
     * winner does not have to fill, and a star for each neutral point that is left. Play in the area alone ends in the
     * integer whoever moves first, also where the eye is too large for an exact value.
     */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', textBlock = """
            figure 4, more liberties       ; 3; 1; 0; ''   ; ''; 12  ; 12
            figure 4, shared liberties     ; 4; 1; 2; ''   ; ''; 12* ; 12
            figure 4, an eye against none  ; 0; 1; 1; .    ; ''; 15  ; 15
            figure 4, a big eye            ; 0; 3; 0; ../..; ''; 19  ; 19
            """)
    void raceDecidedByCounting(
            String name, int black, int white, int shared, String blackEye, String whiteEye, String value, int points) {
        RaceDrawing drawing = new RaceDrawing(black, white, shared, blackEye, whiteEye);
        RaceReading reading = decide(drawing);
        assertThat(reading.isCounted()).as(name).isTrue();
        assertThat(reading.isDecided()).as(name).isTrue();
        assertThat(reading.first(Color.BLACK)).as(name).isEqualTo(RaceOutcome.BLACK_WINS);
        assertThat(reading.value().map(Value::toString).orElse("none")).as(name).isEqualTo(value);
        LocalScore score = score(reading.race());
        assertThat(score.isQuiet()).as(name).isTrue();
        assertThat(score.blackFirst().least()).as(name).isEqualTo(points);
    }

    /** The score of the area of a race by search, told only that the walls are safe. */
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

    /**
     * The eye can become two, so that counting it would not be exact. The value is an integer here too: the stones of the
     * loser, the liberty that the winner need not fill, and the eye.
     */
    @ParameterizedTest(name = "figure 5, eye of {0}")
    @CsvSource({"..., 16", "...., 17"})
    void raceDecidedBySearch(String eye, String value) {
        RaceReading reading = decide(new RaceDrawing(0, 1, 0, eye, ""));
        assertThat(reading.isCounted()).isFalse();
        assertThat(reading.isDecided()).isTrue();
        assertThat(reading.first(Color.BLACK)).isEqualTo(RaceOutcome.BLACK_WINS);
        assertThat(reading.value().map(Value::toString)).contains(value);
    }

    /**
     * Eyes of three and four points, empty or with stones in them: plain races are played out, so that they need no node of a
     * search, and the outcome is that of a search of every move.
     */
    @ParameterizedTest
    @CsvSource({
        "1, 2, 2, ...,  .,   BLACK_WINS, SEKI",
        "0, 2, 0, ...,  .,   BLACK_WINS, WHITE_WINS",
        "0, 1, 1, ...,  ..., SEKI,       WHITE_WINS",
        "0, 1, 2, ...,  ..., SEKI,       SEKI",
        "0, 1, 2, .i.,  ..., SEKI,       WHITE_WINS",
        "0, 2, 0, .ii., .,   BLACK_WINS, WHITE_WINS",
        "0, 1, 1, .ii., .,   BLACK_WINS, BLACK_WINS",
        "0, 1, 1, .,    ..., WHITE_WINS, WHITE_WINS",
        "2, 2, 1, '',   ..., WHITE_WINS, WHITE_WINS"
    })
    void plainRacesNeedNoSearch(
            int black,
            int white,
            int shared,
            String blackEye,
            String whiteEye,
            RaceOutcome blackFirst,
            RaceOutcome whiteFirst) {
        RaceDrawing drawing = new RaceDrawing(black, white, shared, blackEye, whiteEye);
        RaceEnds ends = new RaceEnds(blackFirst, whiteFirst);
        assertThat(readings(drawing, 0)).extracting(RaceReading::ends).containsExactly(ends);
        assertThat(RaceEnds.of(first -> searched(drawing.race(), first))).isEqualTo(ends);
    }

    private static RaceOutcome searched(Race race, Color first) {
        return new RaceSearch(
                        new TranspositionTable(18),
                        new NodeCounter(new Budget(4_000_000)),
                        new SearchLimit(1_000_000, 100))
                .outcome(race, first);
    }

    /** Fourteen liberties, those of big eyes that have to be filled again included, are played out; more are searched. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 0"})
    void racesOfManyLibertiesAreSearched(int white, int known) {
        assertThat(readings(new RaceDrawing(0, white, 0, "..../#.##", ".../##."), 0))
                .hasSize(known);
    }

    /** An area of sixteen empty points is searched, one of seventeen only counted, where that is exact. */
    @ParameterizedTest
    @CsvSource({"2, 0, ..../...., searched", "3, 0, ..../...., left out", "6, 5, '', counted"})
    void wideAreasAreNotSearched(int white, int shared, String eye, String how) {
        assertThat(readings(new RaceDrawing(6, white, shared, eye, "")))
                .extracting(reading -> reading.isCounted() ? "counted" : "searched")
                .isEqualTo(how.equals("left out") ? List.of() : List.of(how));
    }

    /**
     * The text says that many of these values are simple switches, and that others have up to four different outcomes. In C
     * each side has an eye that may become two. Black, moving first, makes two eyes and threatens White's (35); so White makes
     * two as well, and nobody wins (0). White, moving first, makes two and threatens Black's (-45); after Black's answer
     * nobody has won either, and White has kept a point more (-1).
     */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', textBlock = """
            figure 6, a switch              ; 1; 1; 0; ''; ''; {12*|-24*}; BLACK_WINS; WHITE_WINS
            figure 6, seki or won           ; 0; 1; 2; ''; ''; {0|-20}   ; SEKI      ; WHITE_WINS
            figure 6, eyes on both sides    ; 1; 0; 1; .; .; {35|0}      ; BLACK_WINS; SEKI
            figure 6 A, two outcomes, class 1  ; 0; 2; 0; ii/i.; '' ; {20|-52}          ; BLACK_WINS; WHITE_WINS
            figure 6 B, three outcomes, class 2; 0; 1; 1; ...  ; .i.; {36|{0|-45}}      ; BLACK_WINS; SEKI
            figure 6 C, four outcomes, class 2 ; 0; 0; 2; ...  ; i..; {{35|0}|{-1|-45}} ; SEKI      ; SEKI
            """)
    void valueOfARace(
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
