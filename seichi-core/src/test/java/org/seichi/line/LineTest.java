package org.seichi.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class LineTest {
    private static final Diagram KO = Diagram.parse("""
            . X O . .
            X O . O .
            . X O . .
            . . . . .
            """);

    @ParameterizedTest
    @CsvSource({
        "C3, Black C3",
        "C3 D4 E3, 'Black C3, White D4, Black E3'",
        "C3 pass E3, 'Black C3, White passes, Black E3'",
        "pass C3, 'Black passes, White C3'",
        "C3 pass E3 pass E4 pass E1, 'Black C3, White passes while Black plays E3, E4 and E1'",
        "C3 pass E3 D4 E4, 'Black C3, White passes, Black E3, White D4, Black E4'",
        "C3 pass pass E3, 'Black C3, both pass, White E3'",
        "C3 pass, 'Black C3, White passes'",
        "C3 D4 E3 D3 B3, 'Black C3, White D4, Black E3, White D3, Black B3'",
        "C3 D4 E3 D3 B3 E4, 'Black C3, White D4, Black E3 and 3 more moves'",
        "pass D4 E3 D3 B3 E4 A1, 'Black passes, White D4, Black E3, White D3 and 3 more moves'",
    })
    void isToldAsPlayersTellIt(String moves, String told) {
        assertThat(line(Color.BLACK, moves).inWords(KO.board())).isEqualTo(told);
    }

    @Test
    void isToldWholeWhereItIsWanted() {
        Line line = line(Color.BLACK, "pass D4 E3 D3 B3 E4 A1");
        assertThat(LineText.whole(KO.board(), line.moves(), line.first()))
                .isEqualTo("White D4, Black E3, White D3, Black B3, White E4, Black A1");
    }

    @Test
    void keepsTheRules() {
        assertThat(line(Color.BLACK, "C3").replay(KO.position())).isPresent();
        assertThat(line(Color.BLACK, "C3 B3").replay(KO.position())).isEmpty();
        assertThat(line(Color.BLACK, "C3 pass pass B3").replay(KO.position())).isPresent();
    }

    @Test
    void suicideIsNoMove() {
        Diagram eye = Diagram.parse("""
                a O .
                O . .
                . . .
                """);
        int inside = eye.point('a');
        assertThat(new Line(Color.BLACK, List.of(inside), true).replay(eye.position()))
                .isEmpty();
        assertThat(new Line(Color.WHITE, List.of(inside), true).replay(eye.position()))
                .isPresent();
    }

    @Test
    void takesWhatIsGoneAtItsEnd() {
        PointSet stone = PointSet.of(KO.board(), Coordinates.point(KO.board(), "B3"));
        assertThat(line(Color.BLACK, "C3").takes(stone, KO.position())).isTrue();
        assertThat(line(Color.BLACK, "D4").takes(stone, KO.position())).isFalse();
        assertThat(line(Color.BLACK, "C3 B3").takes(stone, KO.position())).isFalse();
    }

    @Test
    void whoDoesNotBeginPasses() {
        assertThat(line(Color.BLACK, "C3").openedBy(Color.BLACK)).hasSize(1);
        assertThat(line(Color.BLACK, "C3").openedBy(Color.WHITE)).hasSize(2).startsWith(Board.NO_POINT);
    }

    private static Line line(Color first, String moves) {
        List<Integer> points = Arrays.stream(moves.split(" "))
                .map(move -> move.equals("pass") ? Board.NO_POINT : Coordinates.point(KO.board(), move))
                .toList();
        return new Line(first, points, true);
    }
}
