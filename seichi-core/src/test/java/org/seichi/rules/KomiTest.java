package org.seichi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Warning;

class KomiTest {
    @ParameterizedTest
    @CsvSource({
        "6.5, 13",
        "6.50, 13",
        "0, 0",
        "0.00, 0",
        ".5, 1",
        "-5, -10",
        "-59.5, -119",
        "+7.5, 15",
        "8, 16",
        "99, 198",
        "５.５, 11"
    })
    void plainNumbers(String text, int halfPoints) {
        assertThat(Komi.read(text)).isEqualTo(Parsed.plain(new Komi(halfPoints, false)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    6,5         | 13
                    750         | 15
                    100         | 2
                    650         | 13
                    550         | 11
                    6.5目       | 13
                    6目半       | 13
                    六目半      | 13
                    半目        | 1
                    6½          | 13
                    6 1/2       | 13
                    6+1/2       | 13
                    6-1/2       | 13
                    6.5 points  | 13
                    コミ6目半   | 13
                    黒5目半コミ | 11
                    6집반       | 13
                    十目        | 20
                    none        | 0
                    No komi     | 0
                    コミなし    | 0
                    無貼目      | 0
                    덤 없음     | 0
                    逆5目       | -10
                    逆コミ5目   | -10
                    倒貼5目半   | -11
                    역덤 5집반  | -11
                    reverse 5.5 | -11
                    Reverse komi 5      | -10
                    reversed komi: -5.5 | -11
                    """)
    void otherNotationsOfPointsAreRemarked(String text, int halfPoints) {
        Parsed<Komi> parsed = Komi.read(text);
        assertThat(parsed.value()).contains(new Komi(halfPoints, false));
        assertThat(parsed.warning()).map(Warning::code).contains("komi-notation");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    3.75            | 15
                    2.75            | 11
                    -3.75           | -15
                    375             | 15
                    325             | 13
                    3 3/4           | 15
                    3¾              | 15
                    3又3/4子        | 15
                    3+3/4           | 15
                    3 + 3/4         | 15
                    3-3/4           | 15
                    3 and 3/4       | 15
                    3子3/4          | 15
                    3.75子          | 15
                    三又四分之三子  | 15
                    黑贴3又3/4子    | 15
                    黑貼2又3/4子    | 11
                    2.5子           | 10
                    3.75 zi         | 15
                    1子半           | 6
                    """)
    void ziAreDoubledIntoPoints(String text, int halfPoints) {
        Parsed<Komi> parsed = Komi.read(text);
        assertThat(parsed.value()).contains(new Komi(halfPoints, true));
        assertThat(parsed.warning()).map(Warning::code).contains("komi-notation");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "?",
                "reverse",
                "no komi, 2 stones",
                "目",
                "6.3",
                "6.25目",
                "1/3",
                "1/0",
                "101",
                "655",
                "99999",
                "9999999999999999999999",
                "零分之一",
                "1e9",
                "1E-2",
                "6.5.5",
                "1,000,000"
            })
    void whatDoesNotFitIsUnreadable(String text) {
        Parsed<Komi> parsed = Komi.read(text);
        assertThat(parsed.value()).isEmpty();
        assertThat(parsed.warning()).map(Warning::code).contains("komi-unreadable");
    }

    @ParameterizedTest
    @CsvSource({"13, 6.5", "12, 6", "0, 0", "-1, -0.5", "1, 0.5", "-15, -7.5"})
    void halfPointsAreShownInDecimals(int halfPoints, String text) {
        assertThat(HalfPoints.format(halfPoints)).isEqualTo(text);
    }
}
