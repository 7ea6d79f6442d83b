package org.seichi.record;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Board;
import org.seichi.game.Game;
import org.seichi.game.Move;
import org.seichi.text.Coordinates;

class SgfReaderTest {
    /** Columns: name, record, steps. None gives a warning. */
    static Stream<Arguments> wellFormed() {
        return Stream.of(
                arguments("moves", "(;SZ[19];B[dp];W[qd])", "B:dp W:qd"),
                arguments("white space everywhere", "\n ( ; SZ [19]\n;\tB\r\n[dp] ; W [ qd ] ) \n", "B:dp W:qd"),
                arguments("empty passes", "(;SZ[19];B[];W[])", "B: W:"),
                arguments("tt passes on 19", "(;SZ[19];B[tt])", "B:"),
                arguments("tt passes on 20:19's smaller sibling", "(;SZ[19:3];B[tt])", "B:"),
                arguments("tt is a point on 20", "(;SZ[20];B[tt])", "B:tt"),
                arguments("last point of 25", "(;SZ[25];B[yy])", "B:yy"),
                arguments("rectangle", "(;SZ[19:13];B[sm])", "B:sm"),
                arguments("tall rectangle", "(;SZ[3:25];B[cy])", "B:cy"),
                arguments("root with a move", "(;B[aa]SZ[5];W[ee])", "B:aa W:ee"),
                arguments("setup", "(;SZ[9]AB[aa][bb]AW[cc])", "{AB:aa,bb AW:cc}"),
                arguments("setup later", "(;SZ[9];B[aa];AE[aa]PL[B];B[bb])", "B:aa {AE:aa PL:B} B:bb"),
                arguments("size of nine digits", "(;SZ[000000009];B[ii])", "B:ii"),
                arguments("name of a hundred letters", "(;SZ[9]" + "K".repeat(100) + "[aa];B[bb])", "B:bb"),
                arguments("list", "(;SZ[9]AB[aa:cb][ee])", "{AB:aa,ba,ca,ab,bb,cb,ee}"),
                arguments("list of other corners", "(;SZ[9]AB[cb:aa])", "{AB:aa,ba,ca,ab,bb,cb}"),
                arguments("list of one", "(;SZ[9]AB[bb:bb])", "{AB:bb}"),
                arguments("setup in two parts", "(;SZ[9]AB[aa]AB[bb])", "{AB:aa,bb}"),
                arguments("player by number", "(;SZ[9]PL[2])", "{PL:W}"),
                arguments("player in full", "(;SZ[9]PL[black])", "{PL:B}"),
                arguments("long names", "(;GaMe[1]SiZe[9]AddBlack[aa]PLayer[White];White[bb])", "{AB:aa PL:W} W:bb"),
                arguments("names with digits", "(;SZ[9]K2X[aa];B[bb])", "B:bb"),
                arguments("first variation", "(;SZ[9];B[aa](;W[bb](;B[cc])(;B[dd]))(;W[ee]))", "B:aa W:bb B:cc"),
                arguments("empty variation first", "(;SZ[9];B[aa]()(;W[bb]))", "B:aa W:bb"),
                arguments("nested only child", "(;SZ[9](;B[aa](;W[bb])))", "B:aa W:bb"),
                arguments("comment with brackets", "(;SZ[9]C[;B[cc\\](;W[dd\\])\\\\];B[aa])", "B:aa"),
                arguments("empty nodes", "(;SZ[9];;;B[aa];)", "B:aa"),
                arguments("empty game", "(;SZ[9])", ""));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void wellFormed(String name, String record, String steps) throws RecordException {
        Game game = Rendered.game(record);
        assertThat(Rendered.steps(game)).isEqualTo(steps);
        assertThat(game.warnings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"19,19,19", "9,9,9", "1,1,1", "25,25,25", "19:13,19,13", "1:25,1,25", "' 7 ',7,7", "07,7,7"})
    void readsSizes(String size, int width, int height) throws RecordException {
        assertThat(Rendered.game("(;SZ[" + size + "])").board()).isEqualTo(new Board(width, height));
    }

    @Test
    void aMissingSizeIsNineteen() throws RecordException {
        Game game = Rendered.game("(;GM[1]SZ[];B[ss])");
        assertThat(game.board()).isEqualTo(Board.square(19));
        assertThat(game.warnings()).extracting("code").containsExactly("size-missing");
        assertThat(game.warnings()).extracting("line", "column").containsExactly(tuple(1, 11));
        assertThat(Rendered.game("(;GM[1];B[ss])").warnings())
                .extracting("code", "line", "column")
                .containsExactly(tuple("size-missing", 0, 0));
    }

    @Test
    void readsTheHeader() throws RecordException {
        Game game = Rendered.game("""
                (;GM[1]FF[4]SZ[9]KM[ 6.5 ]HA[]RE[W+2.5]PB[A \\[1k\\]\\\\]PW[two
                lines\\
                joined]DT[2020-01-02]LB[aa:1][bb:2]C[not the header]XY[nor this]
                ;B[aa])
                """);
        assertThat(game.header().values())
                .isEqualTo(Map.of(
                        "GM",
                        "1",
                        "FF",
                        "4",
                        "SZ",
                        "9",
                        "KM",
                        "6.5",
                        "RE",
                        "W+2.5",
                        "PB",
                        "A [1k]\\",
                        "PW",
                        "two linesjoined",
                        "DT",
                        "2020-01-02"));
    }

    @ParameterizedTest
    @CsvSource({
        "(;SZ[9];B[aa]), false",
        "(;SZ[9];B[aa](;W[bb])), false",
        "(;SZ[9];B[aa]()(;W[bb])), false",
        "(;SZ[9];B[aa](;W[bb])()), false",
        "(;SZ[9];B[aa](;W[bb])(;W[cc])), true",
        "(;SZ[9](;B[aa];W[bb])(;)), true",
    })
    void knowsVariations(String record, boolean variations) throws RecordException {
        assertThat(Rendered.game(record).variations()).isEqualTo(variations);
    }

    /** The triangles of the last node of the main line that has any are read. */
    @ParameterizedTest
    @CsvSource({
        "'(;SZ[3]AB[aa][bb]TR[aa])', A3",
        "'(;SZ[3]TR[aa:ab];B[cc])', A3 A2",
        "'(;SZ[3]TR[aa];B[cc]TR[cc](;W[bb])(;W[ab]TR[ab]))', C1",
        "'(;SZ[3];B[cc])', ''"
    })
    void readsTriangles(String record, String names) throws RecordException {
        Game game = Rendered.game(record);
        assertThat(String.join(" ", Coordinates.format(game.board(), game.triangles())))
                .isEqualTo(names);
    }

    /** Territory marks count in the last node of the main line only. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;SZ[3];B[aa]TB[bb][cc]TW[ca]) | TB:bb,cc TW:ca",
                "(;SZ[3];B[aa]TB[ab:bc]) | TB:ab,bb,ac,bc TW:",
                "(;SZ[3];B[aa]TB[]TW[]) | TB: TW:",
                "(;SZ[3];B[aa]TB[bb];W[cc]) | none",
                "(;SZ[3];B[aa](;TW[bb])(;TB[cc])) | TB: TW:bb",
                "(;SZ[3];B[aa]) | none",
            })
    void readsMarks(String record, String marks) throws RecordException {
        assertThat(Rendered.marks(Rendered.game(record))).isEqualTo(marks);
    }

    @Test
    void movesKnowTheirPlaces() throws RecordException {
        Game game = Rendered.game("(;SZ[9]\n;B[aa];W\r\n[bb]\r ;B[cc]\n\n\n;W[dd])");
        assertThat(game.steps())
                .extracting(step -> ((Move) step).line() + ":" + ((Move) step).column())
                .containsExactly("2:2", "2:8", "4:3", "7:2");
    }

    @Test
    void readsTheGamesOfAFileOneByOne() throws RecordException {
        RecordFile file = SgfReader.read("(;SZ[9];B[aa])\n\n(;SZ[0])(;SZ[13];W[bb])".getBytes(UTF_8));
        List<GameRecord> records = file.records();
        assertThat(records).extracting(GameRecord::number).containsExactly(1, 2, 3);
        assertThat(records).extracting(GameRecord::line).containsExactly(1, 3, 3);
        assertThat(records).extracting(GameRecord::column).containsExactly(1, 1, 9);
        assertThat(records.get(2).game().board()).isEqualTo(Board.square(13));
        assertThat(Rendered.steps(records.get(2).game())).isEqualTo("W:bb");
    }

    /** In front of a game, sixteen control characters are tolerated, or a sixteenth of all characters there. */
    @ParameterizedTest
    @CsvSource({"16, 0, true", "17, 0, false", "17, 254, false", "17, 255, true"})
    void aPictureIsNoRecord(int controls, int spaces, boolean isText) throws RecordException {
        String record = "\1".repeat(controls) + " ".repeat(spaces) + "(;SZ[9];B[aa])";
        if (isText) {
            assertThat(Rendered.steps(Rendered.game(record))).isEqualTo("B:aa");
        } else {
            assertThatThrownBy(() -> Rendered.game(record))
                    .isInstanceOf(RecordException.class)
                    .hasMessage("the file is not text");
        }
    }

    /** What an archive stores uncompressed would look like a record. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "PK\3\4\24",
                "\37\u008b\10",
                "Rar!\32\7\1",
                "BZh91AY&SY",
                "\u00fd7zXZ\0",
                "7z\u00bc\u00af'\34\0\4"
            })
    void anArchiveIsNoRecord(String beginning) {
        byte[] archive = (beginning + "in.sgf(;SZ[9];B[aa])").getBytes(ISO_8859_1);
        assertThatThrownBy(() -> SgfReader.read(archive))
                .isInstanceOf(RecordException.class)
                .hasMessage("the file is compressed: a record has to be unpacked first");
    }
}
