package org.seichi.cgt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Thermographs drawn by hand, and endgames of Go with known values. */
class KnownThermographsTest {
    private final Values values = new Values();
    private final Thermographs thermographs = new Thermographs();

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            0;                  0;    -1;    0@-1;                   0@-1
            5;                  5;    -1;    5@-1;                   5@-1
            1/2;                1/2;  -1/2;  1@-1 1/2@-1/2;          0@-1 1/2@-1/2
            3/4;                3/4;  -1/4;  1@-1 1@-1/2 3/4@-1/4;   0@-1 3/4@-1/4
            *;                  0;    0;     1@-1 0@0;               -1@-1 0@0
            *2;                 0;    0;     1@-1 0@0;               -1@-1 0@0
            ^;                  0;    0;     1@-1 0@0;               0@-1
            ±1;                 0;    1;     2@-1 0@1;               -2@-1 0@1
            {3|1};              2;    1;     4@-1 2@1;               0@-1 2@1
            {10|0};             5;    5;     11@-1 5@5;              -1@-1 5@5
            {{2|1}|0};          3/4;  3/4;   1@-1 1@1/2 3/4@3/4;     -1@-1 3/4@3/4
            {{9|4}|4};          4;    0;     4@-1;                   3@-1 4@0
            {{20|2}|0};         2;    2;     2@-1;                   -1@-1 2@2
            {0|{0|-2}};         0;    0;     1@-1 0@0;               0@-1
            {{4|2}|{-1|-3}};    1/2;  5/2;   2@-1 2@1 1/2@5/2;       -1@-1 -1@1 1/2@5/2
            ±3+±1;              0;    3;     2@-1 2@1 0@3;           -2@-1 -2@1 0@3
            {3|1}+{2|-2};       2;    2;     3@-1 3@1 2@2;           1@-1 1@1 2@2
            """)
    void isDrawnSo(String formula, String mean, String temperature, String left, String right) {
        Thermograph thermograph = thermographs.of(Formula.read(values, formula));
        assertThat(thermograph.mean()).hasToString(mean);
        assertThat(thermograph.temperature()).hasToString(temperature);
        assertThat(thermograph.left()).hasToString(left);
        assertThat(thermograph.right()).hasToString(right);
    }

    /**
     * A corridor that the opponent can push into: n points long, the owner closes it for n-1 points, the opponent makes it
     * one shorter. Chilled, the last push is worth half a point, the one before a quarter, and so on.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 10, 40})
    void aChilledCorridorIsANumber(int length) {
        Rational missing = Rational.of(1, 1L << (length - 1));
        Value corridor = corridor(length);
        Rational expected = Rational.of(length - 2L).plus(missing);
        assertThat(new Cooling(values).cool(corridor, Rational.ONE).number()).contains(expected);
        assertThat(thermographs.of(corridor).mean()).isEqualTo(expected);
        assertThat(thermographs.of(corridor).temperature()).isEqualTo(Rational.ONE.minus(missing));
    }

    private Value corridor(int length) {
        return length == 1 ? values.star() : Games.of(values, values.integer(length - 1L), corridor(length - 1));
    }

    @Test
    void aDameIsAMoveOrAPoint() {
        Value territory = values.star();
        assertThat(territory).hasToString("*");
        assertThat(thermographs.of(territory).temperature()).hasToString("0");
        Value area = Games.of(values, values.integer(1), values.integer(-1));
        assertThat(area).hasToString("±1");
        assertThat(thermographs.of(area).temperature()).hasToString("1");
        assertThat(values.add(territory, territory)).hasToString("0");
        assertThat(values.add(area, area)).hasToString("0");
        assertThat(new Cooling(values).cool(area, Rational.ONE)).isSameAs(territory);
    }

    @Test
    void cornersRiseFromMinusOne() {
        Corner bottom = new Corner(Polyline.BOTTOM, Rational.ONE);
        Corner zero = new Corner(Rational.ZERO, Rational.HALF);
        assertThat(new Polyline(List.of(bottom, zero), Rational.ZERO)).hasToString("1@-1 1/2@0");
        for (List<Corner> wrong : List.of(List.<Corner>of(), List.of(zero), List.of(bottom, bottom))) {
            assertThatIllegalArgumentException().isThrownBy(() -> new Polyline(wrong, Rational.ZERO));
        }
    }
}
