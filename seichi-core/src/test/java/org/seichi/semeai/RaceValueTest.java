package org.seichi.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.cgt.Rational;
import org.seichi.cgt.Thermograph;
import org.seichi.cgt.Thermographs;
import org.seichi.cgt.Value;
import org.seichi.cgt.Values;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;

/** Values of races, compared with the board played out stone by stone and with values worked out by hand. */
class RaceValueTest {
    private final Values values = new Values();

    static Stream<RaceDrawing> races() {
        return Stream.of(
                new RaceDrawing(1, 1, 0, "", ""),
                new RaceDrawing(2, 1, 0, "", ""),
                new RaceDrawing(2, 2, 0, "", ""),
                new RaceDrawing(1, 1, 1, "", ""),
                new RaceDrawing(1, 0, 1, "", ""),
                new RaceDrawing(2, 0, 2, "", ""),
                new RaceDrawing(1, 1, 2, "", ""),
                new RaceDrawing(0, 1, 3, "", ""),
                new RaceDrawing(0, 1, 0, ".", ""),
                new RaceDrawing(0, 2, 1, ".", ""),
                new RaceDrawing(1, 1, 1, ".", ""),
                new RaceDrawing(0, 0, 0, ".", "."),
                new RaceDrawing(1, 0, 1, ".", "."),
                new RaceDrawing(1, 1, 1, ".", "."),
                new RaceDrawing(2, 0, 1, ".", "."),
                new RaceDrawing(0, 1, 0, "..", ""),
                new RaceDrawing(0, 0, 1, "..", "."),
                new RaceDrawing(0, 0, 1, "..", ".i"),
                new RaceDrawing(0, 0, 1, "ii.", "."),
                new RaceDrawing(0, 1, 1, "ii.", ".i"),
                new RaceDrawing(0, 1, 0, "ii/i.", ""),
                new RaceDrawing(0, 1, 0, "#i#/.ii", "."),
                new RaceDrawing(0, 0, 0, "ii/i.", "ii/i."),
                new RaceDrawing(0, 0, 0, "i..", "ii/i."),
                new RaceDrawing(0, 0, 1, "i..", "."),
                new RaceDrawing(0, 0, 0, "...", "i.."),
                new RaceDrawing(0, 0, 0, "...", "..."),
                new RaceDrawing(0, 1, 0, "#i#/iii/#.#", ""));
    }

    @ParameterizedTest
    @MethodSource("races")
    void numbersPlayLikeTheBoard(RaceDrawing drawing) {
        Race race = drawing.race();
        assertThat(RaceValue.of(race, values)).contains(new BoardValue(race, values).value());
    }

    /** Without eyes White's chain has 6 stones and Black's 12, less one for each shared liberty; with an eye each has 11 more. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            class 0, a switch                   ; 1; 1; 0; ''; ''; {12*|-24*}
            class 0, decided                    ; 2; 1; 0; ''; ''; 12*
            class 0, one shared liberty         ; 0; 0; 1; ''; ''; {12|-22}
            class 0, seki                       ; 1; 1; 2; ''; ''; 0
            class 0, seki or won                ; 0; 1; 2; ''; ''; {0|-20}
            class 1, one eye against none       ; 0; 1; 0; .; ''; {13|-46*}
            class 1, decided                    ; 0; 1; 1; .; ''; 15
            class 2, a switch                   ; 0; 0; 0; .; .; {35|-47}
            class 2, seki                       ; 0; 0; 1; .; .; 0
            class 2, seki or won                ; 1; 0; 1; .; .; {35|0}
            class 1, two points against none    ; 0; 2; 0; ..; ''; {15|-44*}
            class 1, four points, all but one filled ; 0; 2; 0; ii/i.; ''; {20|-52}
            class 1, the stones are taken first  ; 0; 4; 0; ii/i.; ''; {{21|-51}|-52}
            class 2, a stone thrown into a seki ; 0; 1; 2; ..; .; 1*
            class 2, a stone in an eye of a seki; 0; 0; 1; .i; .; 1
            class 2, the greater eye wins       ; 0; 1; 0; ii/i.; .; {42|-53*}
            class 2, eyes of four points, seki  ; 0; 0; 1; ii/i.; ii/i.; 0
            class 1, two eyes or one            ; 0; 2; 0; i..; ''; {17|-42*}
            class 2, two eyes or one, either side; 0; 0; 0; ...; ...; {35|-47}
            """)
    void knownValues(String name, int black, int white, int shared, String blackEye, String whiteEye, String expected) {
        Race race = new RaceDrawing(black, white, shared, blackEye, whiteEye).race();
        assertThat(RaceValue.of(race, values).orElseThrow()).as(name).hasToString(expected);
    }

    @EveryVariant
    void colorsSwappedIsTheNegative(Variant variant) {
        races().forEach(drawing -> {
            Value value = RaceValue.of(drawing.race(), values).orElseThrow();
            Value turned = RaceValue.of(drawing.race(variant), values).orElseThrow();
            assertThat(turned).as("%s", drawing).isEqualTo(variant.swapped() ? values.negate(value) : value);
        });
    }

    static Stream<RaceDrawing> sekis() {
        return Stream.of(
                new RaceDrawing(1, 1, 2, "", ""),
                new RaceDrawing(0, 0, 3, "", ""),
                new RaceDrawing(0, 0, 1, ".", "."),
                new RaceDrawing(0, 0, 2, ".", "."),
                new RaceDrawing(0, 0, 1, "..", ".."),
                new RaceDrawing(0, 1, 2, "..", "."),
                new RaceDrawing(0, 0, 1, ".i", "."),
                new RaceDrawing(0, 0, 2, ".i", ".."),
                new RaceDrawing(0, 0, 1, "ii.", "."),
                new RaceDrawing(0, 0, 1, "ii.", "ii."),
                new RaceDrawing(0, 0, 1, "ii/i.", "ii/i."),
                new RaceDrawing(0, 0, 1, "ii/..", "ii/.."));
    }

    /** In a seki only prisoners count: the stops of the value are the scores of alternating play with passes. */
    @ParameterizedTest
    @MethodSource("sekis")
    void sekiIsWorthItsPrisoners(RaceDrawing drawing) {
        Race race = drawing.race();
        Thermograph graph = new Thermographs().of(RaceValue.of(race, values).orElseThrow());
        SekiScore score = new SekiScore(race);
        assertThat(graph.leftStop()).isEqualTo(Rational.of(score.score(Color.BLACK)));
        assertThat(graph.rightStop()).isEqualTo(Rational.of(score.score(Color.WHITE)));
    }

    @Test
    void whatIsNotPlainOrTooLargeHasNoValue() {
        Race plain = new RaceDrawing(1, 1, 1, "..", ".").race();
        Race open = new RaceReader(
                        plain.position(), PointSet.empty(plain.position().board()))
                .read(plain.black().chain().first(), plain.white().chain().first())
                .orElseThrow();
        assertThat(RaceValue.of(plain, values)).isPresent();
        assertThat(RaceValue.of(open, values)).isEmpty();
        assertThat(RaceValue.of(new RaceDrawing(0, 4, 3, "#i#/.../#.#", "").race(), values))
                .isEmpty();
        assertThat(RaceValue.of(new RaceDrawing(1, 1, 1, "", "").race(), new Values(3)))
                .isEmpty();
    }

    @Test
    void fourteenLibertiesAreWorkedOut() {
        assertThat(RaceValue.of(new RaceDrawing(4, 4, 6, "", "").race(), values))
                .isPresent();
        assertThat(RaceValue.of(new RaceDrawing(5, 4, 6, "", "").race(), values))
                .isEmpty();
    }
}
