package org.seichi.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.testkit.RandomPositions;

class DiagramTest {
    private static final String BARE = """
            . X O a .
            X X O O .
            . B @ . O
            """;

    @Test
    void readsStonesAndMarks() {
        Diagram diagram = Diagram.parse(BARE);
        Board board = diagram.board();
        assertThat(board).isEqualTo(new Board(5, 3));
        Position position = diagram.position();
        assertThat(Coordinates.format(board, position.stones(Color.BLACK))).containsExactly("B3", "A2", "B2", "B1");
        assertThat(Coordinates.format(board, position.stones(Color.WHITE)))
                .containsExactly("C3", "C2", "D2", "C1", "E1");
        assertThat(position.toMove()).isEqualTo(Color.BLACK);
        assertThat(diagram.names()).containsExactlyInAnyOrder('a', 'B', '@');
        assertThat(diagram.point('a')).isEqualTo(Coordinates.point(board, "D3"));
        assertThat(diagram.point('B')).isEqualTo(Coordinates.point(board, "B1"));
        assertThat(diagram.marked('q').isEmpty()).isTrue();
    }

    @Test
    void coordinatesFrameAndSpacingMakeNoDifference() {
        Diagram bare = Diagram.parse(BARE);
        assertThat(Diagram.parse("""
                  A B C D E
                3 . X O a . 3
                2 X X O O . 2
                1 . B @ . O 1
                  A B C D E
                """)).isEqualTo(bare);
        assertThat(Diagram.parse("""
                +-----------+
                | . X O a + |
                | X X O O , |
                | . B @ . O |
                +-----------+
                """)).isEqualTo(bare);
        assertThat(Diagram.parse(".XOa.\nXXOO.\n\n.B@.O")).isEqualTo(bare);
    }

    @Test
    void rowNumbersOfTwoDigitsAreNotMarks() {
        String labelled = Diagram.formatLabelled(Board.square(11), point -> '.');
        assertThat(Diagram.parse(labelled).position()).isEqualTo(Position.empty(Board.square(11)));
    }

    @Test
    void digitsWithoutColumnLettersAreMarks() {
        Diagram diagram = Diagram.parse("""
                1 2
                X 1
                """);
        assertThat(diagram.marked('1').size()).isEqualTo(2);
        assertThat(diagram.point('2')).isEqualTo(diagram.board().point(1, 0));
        assertThatThrownBy(() -> diagram.point('1')).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({"'', board size 0x0", "'. .\n.', row 2 has 1 points", "'. Q', unknown letter in a diagram: Q"})
    void refusesWhatIsNoDiagram(String text, String message) {
        assertThatThrownBy(() -> Diagram.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Test
    void drawsWhatItReads() {
        assertThat(Diagram.format(Diagram.parse(BARE).position())).isEqualTo("""
                . X O . .
                X X O O .
                . X O . O
                """);
        RandomPositions.sample(7, 100).forEach(position -> {
            Stones read = Diagram.parse(Diagram.format(position)).position();
            assertThat(read.stones(Color.BLACK)).isEqualTo(position.stones(Color.BLACK));
            assertThat(read.stones(Color.WHITE)).isEqualTo(position.stones(Color.WHITE));
        });
    }

    @Test
    void drawsCoordinatesOnAllSides() {
        Position position = Diagram.parse(BARE).position();
        assertThat(Diagram.formatLabelled(position.board(), point -> Diagram.symbol(position.at(point))))
                .isEqualTo("""
                   A B C D E
                 3 . X O . . 3
                 2 X X O O . 2
                 1 . X O . O 1
                   A B C D E
                """);
    }
}
