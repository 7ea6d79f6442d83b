package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Ownership;
import org.seichi.search.SearchBoard;
import org.seichi.structure.Regions;
import org.seichi.testkit.RandomPositions;
import org.seichi.text.Diagram;

class GreedyEndingTest {
    /** The result of a move does not depend on earlier questions: a twin finds anew each time what is remembered. */
    @Test
    void whatIsRememberedIsWhatWouldBePlayed() {
        for (int seed = 0; seed < 40; seed++) {
            Position position =
                    RandomPositions.finished(Board.square(5 + seed % 5), seed).position();
            SearchBoard board = new SearchBoard(position);
            Supplier<GreedyEnding> fresh = Readers.greedy(board, PointSet.empty(board.board()), owners(position));
            GreedyEnding remembers = fresh.get();
            for (Color player : Color.values()) {
                for (int point : position.empty().toArray()) {
                    if (board.legality(player, point) == Legality.LEGAL) {
                        int value = fresh.get().value(point, player);
                        assertThat(remembers.value(point, player)).isEqualTo(value);
                        assertThat(remembers.value(point, player)).isEqualTo(value);
                    }
                }
            }
            assertThat(board.toPosition()).isEqualTo(position);
        }
    }

    /** Black takes {@code a}, and White's stones beside it cannot be saved: two points for each. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5})
    void whatCannotBeSavedCountsTwoPointsForEachStone(int stones) {
        Diagram diagram = Diagram.parse(". . . . . . . . .\n. . . . . . . . .\nX X X X X X X X X\nX a "
                + "O ".repeat(stones) + ". " + "X ".repeat(6 - stones));
        SearchBoard board = new SearchBoard(diagram.position());
        PointSet none = PointSet.empty(board.board());
        Ownership owners = new Ownership(none, none, diagram.marked('a'), none);

        assertThat(Readers.greedy(board, none, owners).get().value(diagram.point('a'), Color.BLACK))
                .isEqualTo(2 * stones);
    }

    /** Black takes {@code a}, and later White's stones on the other neutral point: two points for each, as if he still threatened it. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    void whatIsCapturedOnTheWayCountsTwoPointsForEachStone(int stones) {
        Diagram diagram = Diagram.parse(". . . . . . . . .\n. . . . . . . . .\nX X X X X X X X X\nX a "
                + "O ".repeat(stones) + "b " + "X ".repeat(6 - stones));
        SearchBoard board = new SearchBoard(diagram.position());
        PointSet none = PointSet.empty(board.board());
        Ownership owners = new Ownership(none, none, diagram.marked('a').union(diagram.marked('b')), none);

        assertThat(Readers.greedy(board, none, owners).get().value(diagram.point('a'), Color.BLACK))
                .isEqualTo(2 * stones);
    }

    /** Black takes {@code a}, and then six white stones cannot be saved: the point {@code b}, which they had enclosed, goes with them. */
    @ParameterizedTest
    @CsvSource({"BLACK, 12", "WHITE, -12"})
    void whatLostStonesHaveEnclosedIsLostWithThem(Color first, int value) {
        Diagram diagram = Diagram.parse("""
                . . . . . . .
                X X X X X X X
                O O O O X . .
                b O O a X . .
                """);
        SearchBoard board = new SearchBoard(diagram.position().withToMove(first));
        PointSet none = PointSet.empty(board.board());
        Ownership owners = new Ownership(none, none, diagram.marked('a').union(diagram.marked('b')), none);
        int point = first == Color.BLACK ? diagram.point('a') : Board.NO_POINT;

        assertThat(Readers.greedy(board, none, owners).get().value(point, first))
                .isEqualTo(value);
    }

    /** If White takes {@code a}, Black has to fill E1: that costs Black a point. */
    @ParameterizedTest
    @CsvSource({"WHITE, true, 1", "BLACK, true, 0", "BLACK, false, -1"})
    void aPointThatIsFilledIsLostToItsOwner(Color first, boolean takes, int value) {
        Diagram diagram = Diagram.parse("""
                . . . O X . . .
                . . . O X . . .
                . . O O X . . .
                . . O a X . . .
                . O X X . . . .
                """);
        Position position = diagram.position().withToMove(first);
        SearchBoard board = new SearchBoard(position);
        int point = takes ? diagram.point('a') : Board.NO_POINT;

        assertThat(Readers.greedy(board, PointSet.empty(board.board()), owners(position))
                        .get()
                        .value(point, first))
                .isEqualTo(value);
    }

    /** Owners by the rule that an empty region belongs to the color that alone touches it. */
    private static Ownership owners(Position position) {
        Regions regions = Regions.of(position);
        PointSet.Builder black = PointSet.builder(position.board());
        PointSet.Builder white = PointSet.builder(position.board());
        PointSet.Builder neutral = PointSet.builder(position.board());
        position.empty().forEach(point -> {
            int owner = regions.owner(regions.at(point));
            (owner == Color.BLACK.code() ? black : owner == Color.WHITE.code() ? white : neutral).add(point);
        });
        return new Ownership(black.build(), white.build(), neutral.build(), PointSet.empty(position.board()));
    }
}
