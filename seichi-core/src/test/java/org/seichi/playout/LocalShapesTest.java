package org.seichi.playout;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** A shape has the same chance in every orientation and with colors swapped. */
class LocalShapesTest {
    private static int chance(Position position, int point, int color) {
        PlayoutBoard board = PlayoutBoard.of(position);
        return LocalShapes.USUAL.chance(LocalShapes.code(board, position.board().stride(), point, color));
    }

    @EveryVariant
    void aShapeTurnedMirroredOrSwappedIsTheSame(Variant variant) {
        Position position = RandomPositions.played(new Board(9, 7), 3, 25).position();
        Position other = variant.position(position);
        for (int point : position.empty().toArray()) {
            int there = variant.point(position.board(), point);
            int white = variant.swapped() ? Stones.BLACK : Stones.WHITE;
            assertThat(chance(other, there, white)).isEqualTo(chance(position, point, Stones.WHITE));
            assertThat(LocalShapes.shape(other, there, white))
                    .isEqualTo(LocalShapes.shape(position, point, Stones.WHITE));
        }
    }

    /** A point in contact with stones is played now and then, a corner in front of a stone hardly ever; an empty corner is not in the table. */
    @Test
    void chancesAreThoseOfTheTable() {
        Diagram diagram = Diagram.parse("""
                . . . . .
                . . X X .
                . O a O .
                . O O X .
                . . . . .
                """);
        Position position = diagram.position();

        assertThat(LocalShapes.shape(position, diagram.point('a'), Stones.BLACK))
                .isEqualTo(".XXOXOOO");
        assertThat(chance(position, diagram.point('a'), Stones.BLACK)).isEqualTo(33);
        int before = position.board().point(0, 4);
        assertThat(LocalShapes.shape(position, before, Stones.BLACK)).isEqualTo("O.#####.");
        assertThat(chance(position, before, Stones.BLACK)).isEqualTo(1);
        int empty = position.board().point(0, 0);
        assertThat(LocalShapes.shape(position, empty, Stones.BLACK)).isEqualTo("..#####.");
        assertThat(chance(position, empty, Stones.BLACK)).isEqualTo(20);
    }
}
