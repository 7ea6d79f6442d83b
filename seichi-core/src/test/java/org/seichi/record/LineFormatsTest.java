package org.seichi.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Warning;
import org.seichi.game.Game;
import org.seichi.game.Marks;
import org.seichi.game.Move;
import org.seichi.game.Terms;
import org.seichi.rules.Outcome;
import org.seichi.testkit.RandomPositions;

/** GIB and NGF files are read like SGF: their values, their oddities, and the places of these. */
class LineFormatsTest {
    private static final Board LARGE = Board.square(19);
    private static final List<Move> MOVES = RandomPositions.played(LARGE, 1, 30).moves();
    private static final String GIB = LineRecords.gib(LARGE, MOVES);
    private static final String NGF = LineRecords.ngf(LARGE, MOVES);

    private static Game read(String text) throws RecordException {
        return RecordReader.readFirst(text.getBytes(UTF_8));
    }

    private static String warnings(Game game) {
        return game.warnings().stream()
                .map(warning ->
                        warning.code() + (warning.line() == 0 ? "" : "@" + warning.line() + ":" + warning.column()))
                .collect(Collectors.joining(" "));
    }

    @Test
    void gibSaysWhoPlayedForWhatAndHowItEnded() throws RecordException {
        assertThat(read(GIB).header().values())
                .isEqualTo(Map.of(
                        "PB",
                        "Kuro",
                        "BR",
                        "3D",
                        "PW",
                        "Shiro",
                        "WR",
                        "4P",
                        "DT",
                        "2016-03-26",
                        "PC",
                        "a room",
                        "KM",
                        "6.5",
                        "RE",
                        "W+2.5",
                        "HA",
                        "0"));
        assertThat(read(GIB).warnings()).isEmpty();
        assertThat(Terms.of(read(GIB)).result().map(Outcome::notation)).contains("W+2.5");
    }

    @Test
    void ngfSaysWhoPlayedForWhatAndHowItEnded() throws RecordException {
        assertThat(read(NGF).header().values())
                .isEqualTo(Map.of(
                        "GC",
                        "Friendly game",
                        "PB",
                        "Kuro",
                        "BR",
                        "4D*",
                        "PW",
                        "Shiro",
                        "WR",
                        "5D",
                        "DT",
                        "2011-08-12",
                        "PC",
                        "www.example.com",
                        "KM",
                        "6.5",
                        "RE",
                        "White wins by 2.5",
                        "HA",
                        "0"));
        assertThat(warnings(read(NGF))).isEqualTo("komi-whole@8:1");
        assertThat(Terms.of(read(NGF)).result().map(Outcome::notation)).contains("W+2.5");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void movesComeBackAsTheyWerePlayed(long seed) throws RecordException {
        List<Move> moves = RandomPositions.finished(LARGE, seed).moves();
        assertThat(steps(read(LineRecords.gib(LARGE, moves)))).isEqualTo(steps(moves));
        for (int size : new int[] {2, 9, 13, 19, 25}) {
            Board board = Board.square(size);
            List<Move> played = RandomPositions.finished(board, seed).moves();
            assertThat(steps(read(LineRecords.ngf(board, played)))).isEqualTo(steps(played));
        }
    }

    private static List<String> steps(Game game) {
        return steps(game.steps().stream().map(Move.class::cast).toList());
    }

    private static List<String> steps(List<Move> moves) {
        return moves.stream().map(move -> move.color() + " " + move.point()).toList();
    }

    /** Columns: pieces of a record that are put into a whole file, what is read, warnings. */
    static Stream<Arguments> odd() {
        String gib = "\\HS\n\\[GAMEINFOMAIN=GRLT:3,ZIPSU:0,GONGJE:0\\]\n\\HE\n";
        String ngf = "T\n9\nW\nB\nP\n";
        return Stream.of(
                arguments(gib + "INI 0 1 2 &4\nSTO 0 2 2 3 3", "{AB:pd,dp PL:W} W:dd", ""),
                arguments(gib + "INI 0 1 3 &4", "{AB:dd,pd,dp PL:W}", "handicap-corner@4:1"),
                arguments(gib + "INI 0 1 12 &4\nSTO 0 1 1 0 0", "B:aa", "handicap-unknown@4:1"),
                arguments(gib + "INI 0 1 1 &4", "", ""),
                arguments(gib + "INI 0 1 2", "{AB:pd,dp PL:W}", ""),
                arguments(gib + "STO 0 1 1 0003 0\nSTO 0 2 2 00003 0", "B:da", "move-unreadable@5:1"),
                arguments(gib + "STO 0 1 1 0 x", "", "move-unreadable@4:1"),
                arguments(gib + "INI 0 1\nSTO 0 1 1 0 0", "B:aa", ""),
                arguments(gib + "STO 0 1 1 0 0\nSKI 0 2\nSKI 0 3", "B:aa W: B:", "skip-pass@5:1 skip-pass@6:1"),
                arguments(gib + "STO 0 1 1 0 19\n  STO 0 2 2 18 18", "B: W:ss", "move-off-board@4:1"),
                arguments(
                        gib + "STO 0 1 3 0 0\nSTO 0 1 1\nSTO 0 1 1 x y\nSTO 0 1 1 -1 0",
                        "",
                        "move-unreadable@4:1 move-unreadable@5:1 move-unreadable@6:1 move-unreadable@7:1"),
                arguments(gib + "\\GS\n2 1 0\nREM 0 1\n\\GE", "", "line-unknown@6:1"),
                arguments(ngf + "0\n0\n6\n\n\n\n1\nPMABBBBBB\nPMACWAAAA", "B:aa W:", "komi-whole@8:1"),
                arguments(ngf + "0\n0\n6.5\n\n\n\n1\nGI 3\nPMABBBBBB", "B:aa", "line-unknown@13:1"),
                arguments("T\n9\nPMABBBBBB", "B:aa", ""),
                arguments(ngf + "12\n0\n6.5\nPMABBBBBB", "B:aa", "handicap-unknown@6:1"),
                arguments(ngf + "2\n0\n0\n\n\n\n1\nPMABWBJJB", "{AB:gc,cg PL:W} W:ai", ""),
                arguments(ngf + "0\n0\n6.5\nPMABBKBBK", "B:", "move-off-board@9:1"),
                arguments(
                        ngf + "0\n0\n6.5\n\n\n\n0\nPMABBCD\nPMABXBBBB\nGI 3",
                        "B:bc",
                        "move-unreadable@14:1 line-unknown@15:1"));
    }

    @ParameterizedTest
    @MethodSource("odd")
    void whatIsOddIsToldWithItsPlace(String record, String steps, String warnings) throws RecordException {
        Game game = read(record);

        assertThat(Rendered.steps(game)).isEqualTo(steps);
        assertThat(warnings(game)).isEqualTo(warnings);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "GRLT:0,ZIPSU:25,GONGJE:65  | B+2.5 | 6.5",
                "GRLT:1,ZIPSU:5,GONGJE:5    | W+0.5 | 0.5",
                "GRLT:0,ZIPSU:0,GONGJE:0    | B+0.0 | 0.0",
                "GRLT:3,ZIPSU:0,GONGJE:75   | B+R   | 7.5",
                "GRLT:4,GONGJE:375          | W+R   | 37.5",
                "GRLT:3,GONGJE:12345        | B+R   | 1234.5",
                "GRLT:3,GONGJE:123456       | B+R   | ",
                "GRLT:7                     | B+T   | ",
                "GRLT:8                     | W+T   | ",
                "GRLT:5,ZIPSU:10            |       | ",
                "GRLT:,ZIPSU:x,GONGJE:-65   |       | ",
            })
    void resultsAndKomiOfGibAreCodes(String info, String result, String komi) throws RecordException {
        Game game = read("\\HS\n\\[GAMEINFOMAIN=" + info + "\\]\n");

        assertThat(game.header().get("RE").orElse(null)).isEqualTo(result);
        assertThat(game.header().get("KM").orElse(null)).isEqualTo(komi);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "White Win by Resign!                     | W+R",
                "Black Win 6.5 >> White(50):Black(63)     | B+6.5",
                "White loses on time                      | B+T",
                "White 19Win  >> White(83):Black(64)      | W+19",
                "흑 1.5집 승                               | B+1.5",
                "白5.5目勝ち!                              | W+5.5",
                "黒中押し勝ち!                              | B+R",
                "197手完、黒中押し勝ち                      | B+R",
                "232手完、黒2目半勝ち                       | B+2.5",
            })
    void resultsOfNgfAreSentences(String sentence, String result) throws RecordException {
        Game game = read("T\n19\nW\nB\nP\n0\n0\n6.5\n20110812\n1\n" + sentence + "\n1\nPMABBBBBB\n");

        assertThat(Terms.of(game).result().map(Outcome::notation)).contains(result);
    }

    @ParameterizedTest
    @ValueSource(strings = {"EUC-KR", "GB18030", "Shift_JIS", "UTF-8", "UTF-16"})
    void namesAreReadInTheCharactersOfTheirServers(String charset) throws RecordException {
        String name = charset.equals("EUC-KR") ? "이창호 구단" : charset.equals("Shift_JIS") ? "ひらがなとカタカナ" : "围棋高手聂卫平";
        String record = GIB.replace("Kuro", name).replace("a room", name + name);
        Game game = RecordReader.read(record.getBytes(Charset.forName(charset)))
                .records()
                .get(0)
                .game();

        assertThat(game.header().get("PB")).contains(name);
        assertThat(game.header().get("PC")).contains(name + name);
        assertThat(game.warnings()).extracting(Warning::code).isEmpty();
    }

    @Test
    void aResultInWordsIsTakenWhereNumbersSayNothing() throws RecordException {
        Game game = read("\\HS\n\\[GAMERESULT=white 3.5 win\\]\n\\[GAMEINFOMAIN=GRLT:9\\]\n");

        assertThat(Terms.of(game).result().map(Outcome::notation)).contains("W+3.5");
    }

    @Test
    void aBoardThatIsNoneIsRefusedWithItsPlace() {
        assertThatThrownBy(() -> read(" \n 26\nW\nB\nP\n0\n0\n6\n\n\n\n1\nPMABBBBBB\n"))
                .isInstanceOfSatisfying(RecordException.class, refused -> {
                    assertThat(refused).hasMessage("a board of 26x26 is not between 1x1 and 25x25");
                    assertThat(refused.line()).isEqualTo(2);
                    assertThat(refused.column()).isEqualTo(2);
                });
    }

    /** Lines from the sixth on, separated by commas: handicap, an ignored one, komi, date. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "none",
            value = {
                "0,0,6.5,20110812  | KM | 6.5",
                "0,0,100,20110812  | KM | 100.5",
                "0,0,1000,20110812 | KM | 1000",
                "2,0,7,20110812    | KM | 7",
                "0,0,6.5,20110812  | DT | 2011-08-12",
                "0,0,6.5,2011081   | DT | 2011081",
                "2                   | HA | 2",
                "''                  | HA | none",
            })
    void linesOfNgfAreCounted(String lines, String property, String value) throws RecordException {
        String behind = lines.isEmpty() ? "" : lines.replace(',', '\n') + "\n";
        Game game = read("T\n19\nW\nB\nP\n" + behind + "PMABBBBBB\n");

        assertThat(game.header().get(property).orElse(null)).isEqualTo(value);
    }

    @Test
    void aSizeOfTenDigitsIsNone() {
        String rest = "\nW\nB\nP\n0\n0\n6\n\n\n\n1\nPMABBBBBB\n";
        assertThatThrownBy(() -> read("T\n999999999" + rest)).hasMessageContaining("999999999x999999999");
        assertThatThrownBy(() -> read("T\n1000000000" + rest)).hasMessageStartingWith("there is no game");
    }

    @Test
    void endlessGamesAreRefused() throws RecordException {
        assertThat(read("\\HS\n" + "STO 0 1 1 0 0\n".repeat(100_000)).steps()).hasSize(100_000);
        assertThatThrownBy(() -> read("\\HS\n" + "STO 0 1 1 0 0\n".repeat(100_001)))
                .isInstanceOf(RecordException.class)
                .hasMessageContaining("more than 100000 moves");
    }

    @Test
    void theFormatIsToldByTheContent() throws RecordException {
        assertThat(steps(read("\n \\[GAMENAME=x\\]\nSTO 0 1 1 0 0\n"))).hasSize(1);
        assertThat(read("(;SZ[9]C[\n9\nPMABBBBBB\n];B[aa])").board()).isEqualTo(Board.square(9));
        assertThatThrownBy(() -> read("a list\n19\nno moves\n")).hasMessageStartingWith("there is no game");
    }

    @Test
    void linesMayEndInTwoCharacters() throws RecordException {
        Game game = read(NGF.replace("\n", "\r\n"));
        assertThat(game.header()).isEqualTo(read(NGF).header());
        assertThat(warnings(game)).isEqualTo(warnings(read(NGF)));
        assertThat(steps(game)).isEqualTo(steps(MOVES));
    }

    /** The first move of an NGF file must be within the first 4096 characters. */
    @Test
    void aMoveStandsNearTheBeginning() throws RecordException {
        String rest = "\n9\nPMABBBBBB\n";
        assertThat(steps(read("T".repeat(4086) + rest))).hasSize(1);
        assertThatThrownBy(() -> read("T".repeat(4087) + rest)).hasMessageStartingWith("there is no game");
    }

    @Test
    void aScoreCanBeWrittenIntoIt() throws RecordException {
        Marks marks = new Marks(PointSet.of(LARGE, LARGE.point(0, 0)), PointSet.of(LARGE, LARGE.point(1, 0)));
        for (String record : List.of(GIB, NGF)) {
            GameRecord read =
                    RecordReader.read(record.getBytes(UTF_8)).records().get(0);
            String sgf = SgfWriter.annotate(read, new Annotation(marks, Map.of("RE", "B+1"), "why", List.of()));
            assertThat(sgf).startsWith("(;FF[4]").contains("PB[Kuro]", "C[why]");
            Game scored = read(sgf);
            assertThat(steps(scored)).isEqualTo(steps(MOVES));
            assertThat(scored.marks()).contains(marks);
            assertThat(scored.header().get("RE")).contains("B+1");
        }
    }
}
