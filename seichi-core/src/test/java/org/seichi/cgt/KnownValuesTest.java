package org.seichi.cgt;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values from the textbooks, and their notation. */
class KnownValuesTest {
    private final Values values = new Values();

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            {|};                     0
            {0|};                    1
            {|0};                    -1
            {41|};                   42
            {|-2};                   -3
            {0|1};                   1/2
            {1/2|1};                 3/4
            {0|1/2};                 1/4
            {-1|0};                  -1/2
            {0|100};                 1
            {-100|100};              0
            {2|7/2};                 3
            {7/4|5/2};               2
            {5/4|3/2};               11/8
            {-3|};                   0
            {1/2|};                  1
            {*|*};                   0
            {0,*|0,*};               *2
            {0,*,*2|0,*,*2};         *3
            {0|0};                   *
            {0,*2|0,*2};             *
            {1|1};                   1*
            {0|*};                   ^
            {*|0};                   v
            {0|^};                   ^2*
            {0,*|0};                 ^*
            {0|^*};                  ^2
            {0|^2};                  ^3*
            {^|^};                   ^2*
            {^|v};                   *
            {0|v};                   *
            {0|v*};                  {0|v*}
            {0|*2};                  ^*3
            {*,0|*};                 ^
            {1|-1};                  ±1
            {1/2|-1/2};              ±1/2
            {3|1};                   {3|1}
            {3,2,1|0,1};             {3|0}
            {{2|1}|0};               {{2|1}|0}
            {0|{0|-2}};              +_2
            {{2|0}|0};               -_2
            {1|{1|1/2}};             {1|{1|1/2}}
            {0|{-1|-2}};             {0|{-1|-2}}
            {{4|2}|{-1|-3}};         {{4|2}|{-1|-3}}
            {{2|-1}|0};              -1
            {0|{2|-1}};              1
            {{1|-1}|{1|-1}};         0
            {1|{2|-1}};              2
            {{0|-5},1|0};            {1|0}
            {{9|4}|4};               {{9|4}|4}
            {{9|0}|4};               0
            ^+^;                     ^2
            ^+*;                     ^*
            ^+^+*;                   ^2*
            ^2-^;                    ^
            ^*+^*;                   ^2
            *2+*3;                   *
            *+*;                     0
            ^-^;                     0
            v2+*2;                   v2*2
            1/2+^;                   1/2^
            3+*2;                    3*2
            -1/4+v3*;                -1/4v3*
            1/2+3/4;                 5/4
            {3|1}+{-1|-3};           0
            {3|1}-2;                 ±1
            {3|1}+{2|-2};            {{5|3}|±1}
            ±1+±1;                   0
            ±2+±1;                   {{3|1}|{-1|-3}}
            {1|0}+{1|0};             1
            {2|0}+1/2;               {5/2|1/2}
            tiny 2 - tiny 2;         0
            {4|*};                   {4|*}
            {^|*};                   {^|*}
            """)
    void isWrittenSo(String formula, String expected) {
        assertThat(Formula.read(values, formula)).hasToString(expected);
    }
}
