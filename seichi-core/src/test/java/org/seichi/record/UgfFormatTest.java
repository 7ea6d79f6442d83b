package org.seichi.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Warning;
import org.seichi.game.Game;
import org.seichi.game.Move;
import org.seichi.game.Setup;
import org.seichi.game.Terms;
import org.seichi.rules.Rulesets;
import org.seichi.testkit.RandomPositions;

/** The format of PandaNET. */
class UgfFormatTest {
    private static final Board BOARD = Board.square(19);
    private static final String GAME = LineRecords.ugf(
            BOARD, List.of(new Move(Color.BLACK, BOARD.point(15, 3), 0, 0), new Move(Color.WHITE, 0, 0, 0)));

    private static Game read(String text) throws RecordException {
        return RecordReader.readFirst(text.getBytes(UTF_8));
    }

    private static String steps(Game game) {
        StringBuilder all = new StringBuilder();
        game.steps().forEach(step -> {
            if (step instanceof Move move) {
                all.append(move.color() == Color.BLACK ? "B" : "W");
                all.append(
                        move.isPass()
                                ? "-"
                                : game.board().x(move.point()) + "/"
                                        + game.board().y(move.point()));
            } else if (step instanceof Setup setup) {
                all.append("set")
                        .append(setup.black().size())
                        .append(setup.white().size());
            }
            all.append(' ');
        });
        return all.toString().strip();
    }

    private static List<String> codes(Game game) {
        return game.warnings().stream().map(Warning::code).toList();
    }

    @Test
    void itSaysWhoPlayedForWhatAndHowItEnded() throws RecordException {
        Game game = read(GAME);
        Terms terms = Terms.of(game);

        assertThat(List.of("EV", "PC", "DT", "PB", "BR", "PW", "WR"))
                .map(name -> game.header().get(name).orElseThrow())
                .containsExactly("A title, the 5th game", "Tokyo", "2001-08-20", "Kuro", "9-dan", "Shiro", "Gosei");
        assertThat(terms.rules()).isEqualTo(Rulesets.JAPANESE);
        assertThat(terms.komi()).isEqualTo(11);
        assertThat(terms.result().orElseThrow().notation()).isEqualTo("B+1.5");
        assertThat(game.warnings()).isEmpty();
        assertThat(terms.warnings()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void movesComeBackAsTheyWerePlayed(long seed) throws RecordException {
        Board board = Board.square((int) (seed * 6));
        List<Move> moves = RandomPositions.played(board, seed, 30).moves();

        assertThat(steps(read(LineRecords.ugf(board, moves))))
                .isEqualTo(steps(read(LineRecords.ugf(board, moves).replace("\n", "\r\n"))))
                .isEqualTo(String.join(
                        " ",
                        moves.stream()
                                .map(move -> (move.color() == Color.BLACK ? "B" : "W")
                                        + (move.isPass() ? "-" : board.x(move.point()) + "/" + board.y(move.point())))
                                .toList()));
    }

    @Test
    void rowsAreCountedFromTheTopUnlessTheFileSaysFromTheBottom() throws RecordException {
        assertThat(steps(read("[HEADER]\nSize=9\n[DATA]\nAB,B1,1,0\n"))).isEqualTo("B0/1");
        assertThat(steps(read("[Header]\nSize=9\nCoordinateType=IGS\n[Data]\nAB,B1,1,0\n")))
                .isEqualTo("B0/7");
    }

    @Test
    void stonesWithTheNumberNoughtAreSetUp() throws RecordException {
        Game game =
                read("[Header]\nSize=9\nHdcp=2,0.50\nRule=JPN\n[Data]\nGC,B1,0,0\nCG,B1,0,0\nEE,W1,1,0\nAA,B1,0,0\n");

        assertThat(steps(game)).isEqualTo("set20 W4/4 B0/0");
        assertThat(Terms.of(game).handicap()).isEqualTo(2);
        assertThat(Terms.of(game).warnings()).isEmpty();
        assertThat(steps(read("[Header]\nSize=9\n[Data]\nGC,B1,0,0\nCG,W1,0,0\n")))
                .isEqualTo("set11");
    }

    @ParameterizedTest
    @CsvSource({
        "'ZZ,W1,1,0', W-, move-off-board",
        "'YA,W1,1,0', W-, ",
        "'A,W1,1,0', '', move-unreadable",
        "'aa,W1,1,0', '', move-unreadable",
        "'AA', '', move-unreadable",
        "'AA,X1,1,0', '', move-unreadable",
        "'AA,W', W0/0, ",
    })
    void whatIsOddIsTold(String line, String steps, String warning) throws RecordException {
        Game game = read("[Header]\nSize=9\n[Data]\n\n" + line + "\n[ReviewNode]\nBB,B1,1,0\n");

        assertThat(steps(game)).isEqualTo(steps);
        assertThat(codes(game)).isEqualTo(warning == null ? List.of() : List.of(warning));
    }

    @ParameterizedTest
    @CsvSource({"'B,1.5', B+1.5", "'W,R', W+R", "'W,T', W+T", "'B,C', B+", "W, W+", "D, ", "'', "})
    void theWinnerIsTheResult(String winner, String result) throws RecordException {
        Game game = read("[Header]\nSize=9\nWinner=" + winner + "\n[Data]\n");

        assertThat(game.header().get("RE").orElse(null)).isEqualTo(result);
    }

    @Test
    void aBoardThatIsNoneIsRefusedWithItsPlace() throws RecordException {
        assertThatThrownBy(() -> read("[Header]\nSize=26\n"))
                .hasMessage("a board of 26x26 is not between 1x1 and 25x25")
                .matches(refused ->
                        ((RecordException) refused).line() == 2 && ((RecordException) refused).column() == 6);
        assertThatThrownBy(() -> read("[Header]\nSize=0\n")).hasMessageStartingWith("a board of 0x0");
        assertThatThrownBy(() -> read("[Header]\nSize=x\n")).hasMessageStartingWith("the board size is");
        assertThat(codes(read("[Header]\n[Data]\nAA,B1,1,0"))).containsExactly("size-missing");
    }

    @Test
    void namesAreReadInJapanese() throws RecordException {
        String game = GAME.replace("Kuro", "\u5c0f\u6797\u5149\u4e00").replace("Shiro", "\u5c71\u4e0b\u656c\u543e");

        assertThat(RecordReader.readFirst(game.getBytes(Charset.forName("windows-31j")))
                        .header()
                        .get("PB"))
                .hasValue("\u5c0f\u6797\u5149\u4e00");
    }
}
