package org.seichi.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.board.Warning;
import org.seichi.game.Game;
import org.seichi.game.Move;
import org.seichi.game.Replay;
import org.seichi.game.Setup;
import org.seichi.rules.Rulesets;
import org.seichi.testkit.RandomPositions;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Boards in letters, as people type them, programs print them and forums show them. */
class DiagramFormatTest {
    private static Game read(String text) throws RecordException {
        return RecordReader.read(text.getBytes(UTF_8)).records().get(0).game();
    }

    private static Setup setup(Game game) {
        return (Setup) game.steps().get(0);
    }

    private static String stones(Game game) {
        return Coordinates.list(game.board(), setup(game).black()) + " / "
                + Coordinates.list(game.board(), setup(game).white());
    }

    private static String moves(Game game) {
        return game.steps().stream()
                .skip(1)
                .map(Move.class::cast)
                .map(move -> move.color() + " " + Coordinates.format(game.board(), move.point()))
                .collect(Collectors.joining(", "));
    }

    private static List<String> warnings(Game game) {
        return game.warnings().stream()
                .map(warning -> warning.code() + "@" + warning.line() + ":" + warning.column())
                .toList();
    }

    private static String sgf(String text) throws RecordException {
        return SgfWriter.copy(RecordReader.read(text.getBytes(UTF_8)).records().get(0));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5, 9, 13, 19, 25})
    void whatIsPrintedIsReadAgain(int size) throws RecordException {
        Position position = RandomPositions.played(Board.square(size), size, size * size / 2)
                .position();
        for (String text : List.of(
                Diagram.format(position.board(), point -> Diagram.symbol(position.at(point))),
                Diagram.formatLabelled(position.board(), point -> Diagram.symbol(position.at(point))))) {
            Game game = read(text);
            assertThat(game.board()).isEqualTo(position.board());
            assertThat(setup(game).black()).isEqualTo(position.stones(Color.BLACK));
            assertThat(setup(game).white()).isEqualTo(position.stones(Color.WHITE));
            assertThat(game.warnings()).isEmpty();
        }
    }

    @Test
    void aBoardNeedsNeitherSpacesNorSquares() throws RecordException {
        Game game = read("+-----+\n|.XO.,|\r\n|B#Y+z|\n\n|@W9O.|\n+-----+\n");

        assertThat(game.board()).isEqualTo(new Board(5, 3));
        assertThat(stones(game)).isEqualTo("B3 A2 B2 C2 / C3 A1 B1 D1");
        assertThat(setup(game).toMove()).isEmpty();
        assertThat(game.warnings()).isEmpty();
    }

    @Test
    void aSingleRowAndASingleColumnAreBoards() throws RecordException {
        assertThat(read("A B C\n. X O\n").board()).isEqualTo(new Board(3, 1));
        assertThat(read("A B C\n1 . X O 1\n").board()).isEqualTo(new Board(3, 1));
        assertThat(read(".\nX\nO\n").board()).isEqualTo(new Board(1, 3));
        assertThat(read("A\nX\n").board()).isEqualTo(new Board(1, 1));
    }

    @Test
    void rowsMayHaveNumbersWithoutLetters() throws RecordException {
        assertThat(stones(read("3 . X\n2 X .\n1 . O\n"))).isEqualTo("B3 A2 / B1");
        assertThat(read("3 . X\n3 X .\n1 . O\n").board()).isEqualTo(new Board(3, 3));
    }

    /** GNU Go puts parentheses around the last move and prisoners beside the board. */
    @Test
    void textBesideTheBoardIsWarnedOf() throws RecordException {
        Game game = read("""
               A B C D
             4 . X O . 4
             3 . X(O). 3
             2 . X O . 2     WHITE (O) has captured 2 stones
             1 . + . . 1     BLACK (X) has captured 0 stones
               A B C D
            """);

        assertThat(stones(game)).isEqualTo("B4 B3 B2 / C4 C3 C2");
        assertThat(warnings(game)).containsExactly("line-unknown@4:18", "line-unknown@5:18");
    }

    /** KataGo numbers the last moves, and says who is next. */
    @Test
    void numbersOfTheLastMovesAreNoPoints() throws RecordException {
        Game game = read("""
            MoveNum: 4 HASH: 1234
               A B C D
             4 . X O .
             3 . X1O2.
             2 . X O3.
             1 . . . .

            Next player: White
            """);

        assertThat(stones(game)).isEqualTo("B4 B3 B2 / C4 C3 C2");
        assertThat(setup(game).toMove()).contains(Color.WHITE);
        assertThat(warnings(game)).containsExactly("line-unknown@1:1");
    }

    @ParameterizedTest
    @CsvSource({
        "White to play, WHITE",
        "white to move., WHITE",
        "W to move, WHITE",
        "(O to play), WHITE",
        "Black to play:, BLACK",
        "X to move, BLACK",
        "Next player: Black, BLACK",
        "next player - w, WHITE"
    })
    void aLineSaysWhoIsToMove(String line, Color player) throws RecordException {
        Game game = read(line + "\n. X O\n. X O\n");

        assertThat(setup(game).toMove()).isEqualTo(Optional.of(player).filter(each -> each == Color.WHITE));
        assertThat(game.warnings()).isEmpty();
        assertThat(warnings(read("Nobody is to move\n. X O\n. X O\n"))).containsExactly("line-unknown@1:1");
    }

    @Test
    void aPartOfABoardLiesAtTheEdgesThatAreDrawn() throws RecordException {
        String edge = "$$ ------\n";
        assertThat(stones(read("$$B\n" + edge + "$$ | X O .\n$$ | . . .\n"))).isEqualTo("A19 / B19");
        assertThat(stones(read("$$B\n" + edge + "$$ X O . |\n$$ . . . |\n"))).isEqualTo("R19 / S19");
        assertThat(stones(read("$$B13\n$$ | X O .\n$$ | . . .\n" + edge))).isEqualTo("A2 / B2");
        assertThat(stones(read("$$B9\n$$ X O . |\n$$ . . . |\n" + edge))).isEqualTo("G2 / H2");
        assertThat(read("$$c\n" + edge + "$$ | X O |\n$$ | . . |\n" + edge).board())
                .isEqualTo(new Board(2, 2));
    }

    @Test
    void aForumNumbersMovesAndDrawsShapes() throws RecordException {
        String text = """
            Who can save them?
            $$Wcm7 A problem
            $$ -------------
            $$ | . X 2 Y .
            $$ | 1 Z P Q a
            $$ | 0 C S T M
            $$ {AR A1 B2}
            """;
        Game game = read(text);

        assertThat(game.header().get("GN")).contains("A problem");
        assertThat(stones(game)).isEqualTo("B19 D19 B18 / C18 D18");
        assertThat(moves(game)).isEqualTo("WHITE A18, BLACK C19, BLACK A17");
        assertThat(Coordinates.list(game.board(), game.triangles())).isEqualTo("D19 D18 D17");
        assertThat(warnings(game)).containsExactly("line-unknown@1:1");
        assertThat(sgf(text))
                .contains("PL[W]TR[da]MA[bb]MA[cb]TR[db]LB[eb:a]CR[bc]SQ[cc]TR[dc]MA[ec]\n")
                .contains(";W[ab];B[ca];B[ac])");
    }

    /** A number that stands twice is two moves of one player; the replay warns of these as of any others. */
    @Test
    void aNumberThatStandsTwiceIsNotLost() throws RecordException {
        Game game = read("$$B\n$$ | 1 2 2\n$$ | X O 3\n");

        assertThat(moves(game)).isEqualTo("BLACK A2, WHITE B2, WHITE C2, BLACK C1");
        assertThat(Replay.of(game, Rulesets.JAPANESE).warnings())
                .extracting(Warning::code)
                .contains("turn-skipped");
    }

    /** In what is typed a digit is a label, and Z a white stone. */
    @Test
    void marksOfATypedBoardAreKept() throws RecordException {
        assertThat(sgf("1 X B\na # @\nY Z W\n")).contains("LB[aa:1]CR[ca]LB[ab:a]SQ[bb]SQ[cb]TR[ac]TR[bc]CR[cc]");
        assertThat(Coordinates.list(
                        Board.square(3), read("1 X B\na # @\nY Z W\n").triangles()))
                .isEqualTo("A1 B1");
    }

    @ParameterizedTest
    @CsvSource({
        "'. X O\n. X\n. . O', row-uneven, 2, 2, 1",
        "'. X O\n. X ?\n. . O', letter-unknown, ?, 2, 5",
        "'X . .\n\nX . ö', letter-unknown, ö, 3, 5",
        "'$$ | X O . . . . . . . . . . . . . . . . . .\n$$ | X O', row-uneven, 2, 2, 4",
        "'$$B3\n$$ | X O . .\n$$ | X O . .', size-outside, 4x3, 2, 4"
    })
    void aBoardThatCannotBeReadIsRefused(String text, String reason, String value, int line, int column) {
        assertThatThrownBy(() -> read(text)).isInstanceOfSatisfying(RecordException.class, refused -> {
            assertThat(refused.reason().code()).isEqualTo(reason);
            assertThat(refused.value()).isEqualTo(value);
            assertThat(refused.line()).isEqualTo(line);
            assertThat(refused.column()).isEqualTo(column);
        });
    }

    @Test
    void aBoardIsNoLargerThanAnyOther() {
        String row = "X" + ".".repeat(25) + "\n";
        assertThatThrownBy(() -> read(row.repeat(2))).hasMessageContaining("26x2");
        assertThat(DiagramFormat.begins(".".repeat(4_999) + "\n" + ".".repeat(5_000)))
                .isTrue();
        assertThat(DiagramFormat.begins(".".repeat(5_000) + "\n" + ".".repeat(5_000)))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ". X O",
                "hello\nworld\nagain",
                "W\nB\nW",
                "X",
                "B[pd]\n;W[dp]\n;B[pp]",
                "(;SZ[9]\n. X\n. O)",
                "X ab\nO cd"
            })
    void whatDrawsNoBoardIsNone(String text) {
        assertThat(DiagramFormat.begins(text)).isFalse();
    }
}
