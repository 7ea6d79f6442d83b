package org.seichi.playout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.text.Diagram;

/** Which drawn spaces have a vital point, and which make one eye if the opponent moves first. */
class NakadeShapeTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', textBlock = """
            one                     ; X . / . .                 ; false ; true
            two                     ; X X / . .                 ; false ; true
            three in a row          ; X X X / . . .             ; true  ; true
            three round a corner    ; X X / X .                 ; true  ; true
            four in a row           ; X X X X / . . . .         ; false ; false
            four with a bend        ; X X X / X . .             ; false ; false
            four in a zigzag        ; X X . / . X X             ; false ; false
            pyramid four            ; X X X / . X .             ; true  ; true
            square four             ; X X / X X                 ; false ; true
            cross five              ; . X . / X X X / . X .     ; true  ; true
            bulky five              ; X X X / X X .             ; true  ; true
            five in a row           ; X X X X X / . . . . .     ; false ; false
            five like a T           ; X X X / . X . / . X .     ; false ; false
            six like a rectangle    ; X X X / X X X             ; false ; false
            a cross with a tail     ; . X . . / X X X X / . X . . ; false ; false
            six, rabbity            ; X X . / X X X / . X .     ; false ; false
            seven, rabbity          ; X X . / X X X / X X .     ; false ; false
            """)
    void shapes(String name, String rows, boolean vital, boolean oneEye) {
        Diagram diagram = Diagram.parse(rows.replace(" / ", "\n"));
        Board board = diagram.board();
        PointSet space = diagram.position().stones(Color.BLACK);
        int[] neighbors = Arrays.stream(space.toArray())
                .map(point -> PointSet.of(board, point)
                        .neighbors(board)
                        .intersection(space)
                        .size())
                .toArray();
        int most = Arrays.stream(neighbors).max().orElseThrow();
        int links = Arrays.stream(neighbors).sum() / 2;
        assertThat(NakadeShape.isVital(space.size(), most, links)).as(name).isEqualTo(vital);
        assertThat(NakadeShape.makesOneEye(space.size(), most, links)).as(name).isEqualTo(oneEye);
    }
}
