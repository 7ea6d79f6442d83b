package org.seichi.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Game;
import org.seichi.game.Header;
import org.seichi.game.Marks;
import org.seichi.game.Move;
import org.seichi.game.Setup;
import org.seichi.text.Coordinates;

class SgfWriterTest {
    private static final Board BOARD = Board.square(5);
    private static final String HEAD = "(;FF[4]CA[UTF-8]";

    /** Columns: name, record, copy. */
    static Stream<Arguments> copies() {
        return Stream.of(
                arguments("format replaced", "(;FF[3]GM[1]CA[Big5]SZ[5])", HEAD + "GM[1]SZ[5])"),
                arguments("unknown properties", "(;SZ[5]XX[a][b:c];B[aa]YY[])", HEAD + "SZ[5]XX[a][b:c];B[aa]YY[])"),
                arguments("escapes kept", "(;C[a\\]\\\\\\\nb])", HEAD + "C[a\\]\\\\\\\nb])"),
                arguments("white space dropped", "( ; SZ [5]\n; B [ aa ] )\n", HEAD + "SZ[5];B[ aa ])"),
                arguments(
                        "variations",
                        "(;B[aa](;W[bb](;B[cc])(;B[dd]))(;W[ee]))",
                        HEAD + ";B[aa]\n(;W[bb]\n(;B[cc])\n(;B[dd]))\n(;W[ee]))".replace(";B[aa]", "B[aa]")),
                arguments("empty trees dropped", "(;B[aa]()(()()))", HEAD + "B[aa])"),
                arguments("long names", "(;AddBlack[aa])", HEAD + "AB[aa])"),
                arguments("small names", "(;b[aa])", HEAD + "B[aa])"),
                arguments("strays dropped", "(;SZ[5] and ;B[aa])", HEAD + "SZ[5];B[aa])"),
                arguments("brackets mended", "(;SZ[5];B[aa;W[bb](;C[cut\\", HEAD + "SZ[5];B[aa];W[bb]\n(;C[cut]))"),
                arguments("NUL", "(;C[a\0b])", HEAD + "C[a b])"),
                arguments("FF in a later node", "(;SZ[5];FF[3])", HEAD + "SZ[5];FF[3])"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void copies(String name, String record, String copy) throws RecordException {
        assertThat(SgfWriter.copy(record(record))).isEqualTo(copy + "\n");
        assertThat(SgfWriter.copy(record(copy))).isEqualTo(copy + "\n");
    }

    /** Columns: name, record, the record with territory, result and comment. */
    static Stream<Arguments> annotations() {
        String marks = "TB[aa]TW[ee]";
        String head = HEAD + "RE[W+2.5]";
        return Stream.of(
                arguments("root only", "(;SZ[5]RE[?])", head + marks + "SZ[5]C[why \\]\\\\])"),
                arguments("last node", "(;SZ[5];B[cc])", head + "SZ[5];" + marks + "B[cc]C[why \\]\\\\])"),
                arguments(
                        "earlier marks and comments stay, the last ones change",
                        "(;SZ[5];B[cc]TB[bb]C[x];W[cd]TB[bb]C[y])",
                        head + "SZ[5];B[cc]TB[bb]C[x];" + marks + "W[cd]C[y\n\nwhy \\]\\\\])"),
                arguments("empty comment", "(;SZ[5]C[])", head + marks + "SZ[5]C[why \\]\\\\])"),
                arguments(
                        "main line only",
                        "(;SZ[5](;B[cc];RE[B+R])(;RE[B+R]TB[bb]))",
                        head + "SZ[5]\n(;B[cc];" + marks + "C[why \\]\\\\])\n(;RE[B+R]TB[bb]))"),
                arguments(
                        "before the variations of the last node",
                        "(;SZ[5];B[cc]()(;W[bb]))",
                        head + "SZ[5];B[cc]\n(;" + marks + "W[bb]C[why \\]\\\\]))"),
                arguments("not closed", "(;SZ[5];B[cc]", head + "SZ[5];" + marks + "B[cc]C[why \\]\\\\])"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void annotations(String name, String record, String annotated) throws RecordException {
        Annotation score = new Annotation(marks("A5", "E1"), Map.of("RE", "W+2.5"), "why ]\\", List.of());
        assertThat(SgfWriter.annotate(record(record), score)).isEqualTo(annotated + "\n");
    }

    @Test
    void anAnnotationWithoutTextLeavesResultAndCommentAlone() throws RecordException {
        Annotation score = new Annotation(marks("", "E1 E2"), Map.of(), "", List.of());
        assertThat(SgfWriter.annotate(record("(;SZ[5]RE[B+R]C[c])"), score))
                .isEqualTo(HEAD + "TB[]TW[ed][ee]SZ[5]RE[B+R]C[c])\n");
    }

    /** Columns: name, record, the record with a score and a variation. */
    static Stream<Arguments> variations() {
        String head = HEAD + "RE[W+2.5]";
        String score = "\n(;TB[aa]TW[ee]C[why])\n(;B[dd]C[first];AB[bb]AE[aa]TB[]TW[ee]C[then]))";
        return Stream.of(
                arguments("behind the last move", "(;SZ[5];B[cc]C[x])", head + "SZ[5];B[cc]C[x]" + score),
                arguments("behind a position set up", "(;SZ[5]AB[aa])", head + "SZ[5]AB[aa]" + score),
                arguments("marks go to the score", "(;SZ[5];B[cc]TB[bb]TW[dd])", head + "SZ[5];B[cc]" + score),
                arguments("not closed", "(;SZ[5];B[cc]", head + "SZ[5];B[cc]" + score),
                arguments(
                        "other variations stay",
                        "(;SZ[5](;B[cc])(;B[dd]))",
                        head + "SZ[5]\n(;B[cc]" + score + "\n(;B[dd]))"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void variations(String name, String record, String annotated) throws RecordException {
        PointSet none = points("");
        List<AddedNode> variation = List.of(
                new AddedNode(new Move(Color.BLACK, BOARD.point(3, 3), 0, 0), Optional.empty(), "first"),
                new AddedNode(
                        new Setup(points("B4"), none, points("A5"), Optional.empty()),
                        Optional.of(marks("", "E1")),
                        "then"));
        Annotation score = new Annotation(marks("A5", "E1"), Map.of("RE", "W+2.5"), "why", variation);
        String written = SgfWriter.annotate(record(record), score);
        assertThat(written).isEqualTo(annotated + "\n");
        assertThat(Rendered.game(written).steps())
                .hasSameSizeAs(record(record).game().steps());
        assertThat(Rendered.game(written).marks()).contains(score.territory());
    }

    @Test
    void anAnnotationIsReadBack() throws RecordException {
        Annotation score = new Annotation(marks("A5 B5", ""), Map.of("RE", "B+2"), "", List.of());
        Game game = Rendered.game(SgfWriter.annotate(record("(;SZ[5];B[cc])"), score));
        assertThat(game.marks()).contains(score.territory());
        assertThat(game.header().get("RE")).contains("B+2");
    }

    @Test
    void writesAGame() {
        Header header = new Header(Map.of("KM", "6.5", "PB", "[a\\]", "SZ", "9", "CA", "Big5"));
        Setup setup = new Setup(points("A1"), points("B1"), points("C1"), Optional.of(Color.WHITE));
        Move move = new Move(Color.WHITE, BOARD.point(2, 2), 0, 0);
        Move pass = new Move(Color.BLACK, Board.NO_POINT, 0, 0);
        Game game = new Game(BOARD, header, List.of(setup, move, pass), false, Optional.of(marks("A5", "")), List.of());
        assertThat(SgfWriter.write(game))
                .isEqualTo(
                        "(;FF[4]GM[1]CA[UTF-8]SZ[5]KM[6.5]PB[[a\\\\\\]];AB[ae]AW[be]AE[ce]PL[W];W[cc]\n;B[]TB[aa]TW[])\n");
    }

    @Test
    void writesARectangle() {
        Game game = new Game(new Board(19, 13), new Header(Map.of()), List.of(), false, Optional.empty(), List.of());
        assertThat(SgfWriter.write(game)).isEqualTo("(;FF[4]GM[1]CA[UTF-8]SZ[19:13])\n");
    }

    @Test
    void longGamesHaveLines() throws RecordException {
        String copy = SgfWriter.copy(record("(;SZ[9]" + ";B[aa];W[bb]".repeat(100) + ")"));
        assertThat(copy.lines()).allMatch(line -> line.length() <= 80).hasSizeGreaterThan(10);
    }

    @Test
    void whatCannotBeReadCannotBeCopied() {
        assertThatThrownBy(() -> SgfWriter.copy(record("(;SZ[0])"))).isInstanceOf(RecordException.class);
    }

    private static GameRecord record(String record) throws RecordException {
        return SgfReader.read(record.getBytes(UTF_8)).records().get(0);
    }

    private static Marks marks(String black, String white) {
        return new Marks(points(black), points(white));
    }

    private static PointSet points(String names) {
        return Coordinates.points(BOARD, names);
    }
}
