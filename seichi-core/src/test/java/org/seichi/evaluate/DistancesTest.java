package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class DistancesTest {
    private static String grid(Position position, Distances distances) {
        return Diagram.format(position.board(), point -> '0' + distances.at(point));
    }

    @Test
    void theWayStopsAtTheOpponentsStones() {
        Position position = Diagram.parse("""
                X . . . . . .
                . . O . . . .
                O O O . . . .
                . . . . . . .
                """).position();
        Distances black =
                Distances.of(position, Color.BLACK, PointSet.empty(position.board()), PointSet.empty(position.board()));

        assertThat(grid(position, black)).isEqualTo("""
                0 1 2 3 4 5 5
                1 2 5 4 5 5 5
                5 5 5 5 5 5 5
                5 5 5 5 5 5 5
                """);
    }

    @Test
    void andAtHisDividers() {
        Diagram diagram = Diagram.parse("""
                X . d . .
                . . d . .
                . . O . .
                """);
        Distances black =
                Distances.of(diagram.position(), Color.BLACK, PointSet.empty(diagram.board()), diagram.marked('d'));

        assertThat(grid(diagram.position(), black)).isEqualTo("""
                0 1 5 5 5
                1 2 5 5 5
                2 3 5 5 5
                """);
    }

    @EveryVariant
    void deadStonesNeitherStartNorHinder(Variant variant) {
        Diagram diagram = Diagram.parse("""
                X . . . .
                . . W . .
                . . . . O
                """);
        Position position = variant.position(diagram.position());
        PointSet dead = variant.points(diagram.board(), diagram.marked('W'));
        int place = dead.first();
        PointSet none = PointSet.empty(position.board());

        assertThat(Distances.of(position, variant.color(Color.BLACK), dead, none)
                        .at(place))
                .isEqualTo(3);
        assertThat(Distances.of(position, variant.color(Color.WHITE), dead, none)
                        .at(place))
                .isEqualTo(3);
    }

    /** The middle rows of the printed grid, with stones on its zeros; no white divider reaches these rows. */
    @Test
    void theGridOfFigure9ComesOut() {
        String[] printed = {
            "3 2 1 2 3 4 5 5 5 4 3 3 2 1 0 1 1 2 3",
            "2 1 0 1 2 3 4 5 4 3 2 3 3 2 1 1 0 1 2",
            "3 2 1 2 3 4 5 4 3 2 1 2 3 3 2 2 1 2 3",
            "4 3 2 1 2 3 4 3 2 1 0 1 2 3 3 2 2 3 4",
            "3 2 1 0 1 2 3 4 3 2 1 2 3 3 2 1 2 3 4",
            "4 3 2 1 2 3 4 5 4 3 2 3 3 2 1 0 1 2 3"
        };
        Board board = new Board(19, printed.length);
        PointSet.Builder stones = PointSet.builder(board);
        for (int y = 0; y < printed.length; y++) {
            for (int x = 0; x < 19; x++) {
                if (printed[y].charAt(2 * x) == '0') {
                    stones.add(board.point(x, y));
                }
            }
        }
        PointSet nothing = PointSet.empty(board);
        Position position = Position.empty(board).with(stones.build(), Color.BLACK.code());
        Distances distances = Distances.of(position, Color.BLACK, nothing, nothing);

        for (int y = 0; y < printed.length; y++) {
            for (int x = 0; x < 19; x++) {
                assertThat(distances.at(board.point(x, y))).isEqualTo(printed[y].charAt(2 * x) - '0');
            }
        }
    }
}
