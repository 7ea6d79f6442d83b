package org.seichi.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.cgt.Rational;
import org.seichi.cgt.Thermograph;
import org.seichi.cgt.Value;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.Solution;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;

class EndgameReaderTest {
    private static Endgame read(AreaDrawing drawing) {
        return new EndgameReader(
                        new TranspositionTable(14),
                        new NodeCounter(new Budget(10_000_000)),
                        new SearchLimit(50_000, 60))
                .read(drawing.premises());
    }

    private static String value(Endgame endgame) {
        List<String> values = endgame.areas().stream()
                .map(area -> area.value().map(Value::toString).orElse("none"))
                .toList();
        return String.join(" + ", values);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', textBlock = """
            a dame                     ; X a O                                  ; *        ; 0    ; 0
            corridor of two points     ; X X X O / X a a O / X X X O            ; {1|*}    ; 1/2  ; 1/2
            corridor of three points   ; X X X X O / X a a a O / X X X X O      ; {2|{1|*}} ; 5/4  ; 3/4
            taken or connected         ; X X X X O / X a W a O / X X X X O      ; {3|*}    ; 3/2  ; 3/2
            two dame                   ; X a O X a O                            ; * + *    ; 0    ; 0
            dead in the corner         ; a W X / a a X / X X X                  ; 5        ; 5    ; -1
            """)
    void knownValues(String name, String rows, String values, String mean, String temperature) {
        Endgame endgame = read(AreaDrawing.parse(rows.replace(" / ", "\n")));
        assertThat(value(endgame)).as(name).isEqualTo(values);
        assertThat(endgame.areas()).allSatisfy(area -> {
            assertThat(area.mean().map(Rational::toString)).as(name).contains(mean);
            assertThat(area.temperature().map(Rational::toString)).as(name).contains(temperature);
        });
    }

    /**
     * The last ko of a game: the prisoner is three moves away from being safe, so each gains a third. The player who is to take wins it if
     * he is master and begins; the other connects or retakes, and nobody gets anything.
     */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', textBlock = """
            one stone for one point  ; . X O . / X W a O / . X O .  ; 1/3  ; 1/3 ; 1 0 ; 0 0
            the same for White       ; . X O . / X a B O / . X O .  ; -1/3 ; 1/3 ; 0 0 ; 0 -1
            """)
    void aKoHasThirds(String name, String rows, String mean, String temperature, String ifBlack, String ifWhite) {
        AreaReading area =
                read(AreaDrawing.parse(rows.replace(" / ", "\n"))).areas().get(0);
        assertThat(area.value()).isEmpty();
        assertThat(area.mean().map(Rational::toString)).as(name).contains(mean);
        assertThat(area.temperature().map(Rational::toString)).as(name).contains(temperature);
        assertThat(area.ifBlackWinsKos().map(EndgameReaderTest::stops)).as(name).contains(ifBlack);
        assertThat(area.ifWhiteWinsKos().map(EndgameReaderTest::stops)).as(name).contains(ifWhite);
    }

    /** The scores with Black and with White moving first. */
    private static String stops(Thermograph graph) {
        return graph.leftStop() + " " + graph.rightStop();
    }

    /** The stops of a value equal the scores of alternating play with passes, found in a quite different way. */
    @ParameterizedTest
    @MethodSource("org.seichi.endgame.LocalScoreReaderTest#frames")
    void stopsOfValuesAreLocalScores(String frame) {
        SplittableRandom random = new SplittableRandom(3);
        int compared = 0;
        for (int round = 0; round < 150; round++) {
            AreaDrawing drawing = AreaDrawing.random(frame, random);
            for (AreaReading area : read(drawing).areas()) {
                if (area.value().isPresent() && area.score().isExact()) {
                    Thermograph graph = area.ifBlackWinsKos().orElseThrow();
                    compared++;
                    assertThat(List.of(graph.leftStop(), graph.rightStop()))
                            .as("%s", drawing)
                            .containsExactly(stop(area, Color.BLACK), stop(area, Color.WHITE));
                }
            }
        }
        assertThat(compared).isGreaterThan(50);
    }

    /** Where nobody gains by moving first, the score is the mean of the value. */
    @ParameterizedTest
    @MethodSource("org.seichi.endgame.LocalScoreReaderTest#frames")
    void theMeanOfAQuietAreaIsItsScore(String frame) {
        SplittableRandom random = new SplittableRandom(5);
        int quiet = 0;
        for (int round = 0; round < 100; round++) {
            AreaDrawing drawing = AreaDrawing.random(frame, random);
            for (AreaReading area : read(drawing).areas()) {
                if (area.score().isQuiet() && area.value().isPresent()) {
                    quiet++;
                    assertThat(area.mean()).as("%s", drawing).contains(stop(area, Color.BLACK));
                    assertThat(area.temperature().orElseThrow()).isLessThanOrEqualTo(Rational.ZERO);
                }
            }
        }
        assertThat(quiet).isPositive();
    }

    @Test
    void whatIsOnlyKnownToBeQuietHasItsScoreAsMean() {
        PointSet area = AreaDrawing.parse("X a O").area();
        LocalScore quiet =
                new LocalScore(area, new Stop(-4, -4, Solution.NO_MOVE), new Stop(-4, -4, Solution.NO_MOVE), 1);
        LocalScore hot = new LocalScore(area, new Stop(3, 3, Solution.NO_MOVE), new Stop(2, 2, Solution.NO_MOVE), 1);
        AreaReading known = new AreaReading(quiet, Optional.empty(), Optional.empty(), Optional.empty());
        AreaReading unknown = new AreaReading(hot, Optional.empty(), Optional.empty(), Optional.empty());

        assertThat(known.mean()).contains(Rational.of(-4));
        assertThat(known.temperature()).contains(Rational.ZERO);
        assertThat(unknown.mean()).isEmpty();
        assertThat(unknown.temperature()).isEmpty();
    }

    private static Rational stop(AreaReading area, Color first) {
        return Rational.of(area.score().first(first).least());
    }

    /** The values are compared by their thermographs; an area with a ko has one for each ko master. */
    @EveryVariant
    void everyVariantHasTheSameValue(Variant variant) {
        SplittableRandom random = new SplittableRandom(13);
        String frame = LocalScoreReaderTest.frames().findFirst().orElseThrow();
        int known = 0;
        for (int round = 0; round < 8; round++) {
            AreaDrawing drawing = AreaDrawing.random(frame, random);
            Endgame plain = read(drawing);
            Endgame turned = read(drawing.variant(variant));
            for (Color first : Color.values()) {
                int least = plain.first(first).least();
                int most = plain.first(first).most();
                Stop other = turned.first(variant.color(first));
                assertThat(other.least()).as("%s", drawing).isEqualTo(variant.swapped() ? -most : least);
                assertThat(other.most()).as("%s", drawing).isEqualTo(variant.swapped() ? -least : most);
            }
            known += compared(plain, turned, drawing.position().board(), variant);
        }
        assertThat(known).isPositive();
    }

    /** Compares the areas of an endgame with those of its variant, and returns how many have a value. */
    private static int compared(Endgame plain, Endgame turned, Board board, Variant variant) {
        int known = 0;
        assertThat(turned.areas()).hasSameSizeAs(plain.areas());
        for (AreaReading area : plain.areas()) {
            AreaReading other = turned.areas().stream()
                    .filter(each -> each.area().equals(variant.points(board, area.area())))
                    .findFirst()
                    .orElseThrow();
            known += area.value().isPresent() ? 1 : 0;
            assertThat(other.value().isPresent()).isEqualTo(area.value().isPresent());
            assertThat(other.mean()).isEqualTo(area.mean().map(mean -> variant.swapped() ? mean.negate() : mean));
            for (Color master : Color.values()) {
                Optional<Thermograph> graph = area.ifWinsKos(master);
                assertThat(other.ifWinsKos(variant.color(master)))
                        .isEqualTo(variant.swapped() ? graph.map(Thermograph::negate) : graph);
            }
        }
        return known;
    }
}
