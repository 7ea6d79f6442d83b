package org.seichi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Color;
import org.seichi.board.Warning;
import org.seichi.rules.Outcome.How;

class OutcomeTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    B+3.5                      | 7
                    b+3.5                      | 7
                    W+13.50                    | -27
                    W+5                        | -10
                    B+0                        | 0
                    B + 3.5                    | 7
                    B+3,5                      | 7
                    Ｂ＋３．５                 | 7
                    B+3½                       | 7
                    B+3-1/2                    | 7
                    White by 3 1/2             | -7
                    Black by 12 points         | 24
                    Black +2                   | 4
                    White wins by 2.5          | -5
                    Black won by 12 points.    | 24
                    Black loses by 3.5         | -7
                    W+148.50                   | -297
                    0                          | 0
                    0.0                        | 0
                    Draw                       | 0
                    Jigo                       | 0
                    tie                        | 0
                    和棋                       | 0
                    共224手 和棋               | 0
                    持碁                       | 0
                    黑胜5目                    | 10
                    B胜5目                     | 10
                    w승 5집                    | -10
                    黑胜2目半                  | 5
                    共231手 黑胜5目            | 10
                    共231手，黑勝五目          | 10
                    黑贴4目半 黑胜3目半        | 7
                    白胜1.5                    | -3
                    白负三目                   | 6
                    白番半目勝                 | -1
                    白番二目半勝ち             | -5
                    黒3目勝                    | 6
                    黒の一目半勝ち             | 3
                    흑 5집반 승                | 11
                    Black wins by 1250 points  | 2500
                    백 반집승                  | -1
                    """)
    void margins(String text, int margin) {
        assertThat(Outcome.read(text)).isEqualTo(Parsed.plain(Outcome.byMargin(margin, false)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    白胜1/4子             | -1
                    黑胜3/4子             | 3
                    黑胜1又3/4子          | 7
                    黑勝 2 1/4 子         | 9
                    黑胜四分之一子        | 1
                    白胜二又四分之三子    | -11
                    黑胜1子半             | 6
                    黑贴3又3/4子 黑胜3子  | 12
                    共303手 白胜1/4子     | -1
                    B+0.75                | 3
                    W+2.25                | -9
                    B+3 3/4               | 15
                    W+5 zi                | -20
                    """)
    void ziAreDoubledIntoPoints(String text, int margin) {
        Parsed<Outcome> parsed = Outcome.read(text);
        assertThat(parsed.value()).contains(Outcome.byMargin(margin, true));
        assertThat(parsed.warning()).map(Warning::code).contains("result-zi");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    B+R                           | BLACK | RESIGNATION
                    W+Resign                      | WHITE | RESIGNATION
                    Black wins by resignation     | BLACK | RESIGNATION
                    White resigns. W 6.5 B 157.0  | BLACK | RESIGNATION
                    White resigned                | BLACK | RESIGNATION
                    Black wins, White resigns     | BLACK | RESIGNATION
                    黑中盘胜                      | BLACK | RESIGNATION
                    共156手 白中盘胜              | WHITE | RESIGNATION
                    黑中盤勝                      | BLACK | RESIGNATION
                    黒番中押し勝ち                | BLACK | RESIGNATION
                    黑认输                        | WHITE | RESIGNATION
                    白投了                        | BLACK | RESIGNATION
                    흑 불계승                     | BLACK | RESIGNATION
                    B+T                           | BLACK | TIME
                    W+Time                        | WHITE | TIME
                    White wins on time            | WHITE | TIME
                    Black lost on time            | WHITE | TIME
                    白超时                        | BLACK | TIME
                    黑超时负                      | WHITE | TIME
                    黒番時間切れ勝ち              | BLACK | TIME
                    B+F                           | BLACK | FORFEIT
                    W+Forfeit                     | WHITE | FORFEIT
                    黑反则负                      | WHITE | FORFEIT
                    B+                            | BLACK | UNKNOWN
                    B                             | BLACK | UNKNOWN
                    White                         | WHITE | UNKNOWN
                    白胜黑                        | WHITE | UNKNOWN
                    白胜                          | WHITE | UNKNOWN
                    Won by White                  | WHITE | UNKNOWN
                    White by resignation          | WHITE | RESIGNATION
                    """)
    void winsWithoutACount(String text, Color winner, How how) {
        assertThat(Outcome.read(text)).isEqualTo(Parsed.plain(Outcome.uncounted(Optional.of(winner), how)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Void", "void", "No result", "无胜负", "無勝負"})
    void noResult(String text) {
        assertThat(Outcome.read(text)).isEqualTo(Parsed.plain(Outcome.uncounted(Optional.empty(), How.VOID)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"?", "??", "Unknown"})
    void whatSaysThatNothingIsKnownIsNoCauseForAWarning(String text) {
        assertThat(Outcome.read(text)).isEqualTo(new Parsed<>(Optional.empty(), Optional.empty()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hello",
                "+",
                "3.5",
                "W 6.5 B 157.0",
                "B+3.3",
                "B+-3.5",
                "B+1/3子",
                "B+99999999",
                "Black wins by 1250.5 points",
                "Black wins by 6.25 points",
                "B+2.25目",
                "胜",
                "黑 80 白 75"
            })
    void unreadable(String text) {
        Parsed<Outcome> parsed = Outcome.read(text);
        assertThat(parsed.value()).isEmpty();
        assertThat(parsed.warning()).map(Warning::code).contains("result-unreadable");
    }

    @ParameterizedTest
    @CsvSource({
        "B+3.50, B+3.5",
        "黑胜5目, B+5",
        "白胜1/4子, W+0.5",
        "jigo, Draw",
        "Void, Void",
        "White resigns, B+R",
        "W+Time, W+T",
        "B+Forfeit, B+F",
        "白胜黑, W+"
    })
    void notation(String text, String notation) {
        assertThat(Outcome.read(text).value().orElseThrow().notation()).isEqualTo(notation);
    }

    @ParameterizedTest
    @CsvSource({"B+3.5, 7", "W+R, ", "Draw, 0"})
    void onlyCountedGamesHaveAMargin(String text, Integer margin) {
        assertThat(Outcome.read(text).value().orElseThrow().margin())
                .isEqualTo(margin == null ? OptionalInt.empty() : OptionalInt.of(margin));
    }
}
