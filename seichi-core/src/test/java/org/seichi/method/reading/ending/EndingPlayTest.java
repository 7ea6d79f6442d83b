package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Ownership;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class EndingPlayTest {
    /**
     * White's left wall lives by taking the black stones beside it. Once its three outside liberties are gone it is too late:
     * White has to begin earlier, although there is no immediate threat.
     */
    private static final Diagram RACE = Diagram.parse("""
            . X . O X O O . .
            . X . O X O O . .
            . X . O X O O . .
            . X O O X . O . .
            . X O . X . O . .
            . X O O X O O . .
            . X O O X O O . .
            . X O . X O O . .
            . X O O X O O . .
            """);

    @EveryVariant
    void deadStonesAreTakenBeforeTheLibertiesOutsideAreGone(Variant variant) {
        for (Color first : Color.values()) {
            Position position = variant.position(RACE.position()).withToMove(first);
            SearchBoard board = new SearchBoard(position);
            PointSet dead = points(variant, "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9");
            PointSet neutral = points(variant, "C7", "C8", "C9");
            PointSet nobody = PointSet.empty(board.board());
            Ownership owners = new Ownership(nobody, nobody, neutral, nobody);
            List<EndingMove> moves = new EndingPlay(
                            board, dead, owners, Board.NO_POINT, Readers.table(), new NodeCounter(Budget.NORMAL))
                    .play()
                    .moves();

            Color white = variant.color(Color.WHITE);
            assertThat(board.at(point(variant, "D9"))).isEqualTo(white.code());
            assertThat(moves)
                    .filteredOn(move -> move.attack().isPresent())
                    .extracting(EndingMove::point)
                    .containsExactlyInAnyOrder(point(variant, "F6"), point(variant, "F5"));
        }
    }

    /** Black takes both neutral points, and with the second one the white stones, which nothing can save. */
    @EveryVariant
    void livingStonesThatAreTakenAreAtStake(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . . . . . . . . .
                . . . . . . . . .
                X X X X X X X X X
                X a O O a X X X X
                """);
        Position position = variant.position(diagram.position()).withToMove(variant.color(Color.BLACK));
        SearchBoard board = new SearchBoard(position);
        PointSet nobody = PointSet.empty(board.board());
        Ownership owners = new Ownership(nobody, nobody, variant.points(diagram.board(), diagram.marked('a')), nobody);
        EndingPlay play =
                new EndingPlay(board, nobody, owners, Board.NO_POINT, Readers.table(), new NodeCounter(Budget.NORMAL));
        play.play();

        assertThat(play.atStake())
                .isEqualTo(variant.points(diagram.board(), diagram.position().stones(Color.WHITE)));
    }

    /** Four such races, each of them worth a backtrack. */
    private static final Diagram RACES = Diagram.parse("""
            . X . O X O O O X O . X . X . O X O O O X O . X .
            . X . O X O O O X O . X . X . O X O O O X O . X .
            . X . O X O O O X O . X . X . O X O O O X O . X .
            . X O O X . O . X O O X . X O O X . O . X O O X .
            . X O . X . O . X . O X . X O . X . O . X . O X .
            . X O O X O O O X O O X . X O O X O O O X O O X .
            . X O O X O O O X O O X . X O O X O O O X O O X .
            . X O . X O O O X . O X . X O . X O O O X . O X .
            . X O O X O O O X O O X . X O O X O O O X O O X .
            """);

    @Test
    void itGoesBackThreeTimesAndNotMore() {
        SearchBoard board = new SearchBoard(RACES.position());
        PointSet black = PointSet.empty(board.board());
        PointSet neutral = PointSet.empty(board.board());
        for (int row = 1; row <= 9; row++) {
            black = black.union(names("E" + row, "J" + row, "R" + row, "V" + row));
            neutral = row < 7 ? neutral : neutral.union(names("C" + row, "L" + row, "P" + row, "X" + row));
        }
        PointSet nobody = PointSet.empty(board.board());
        Ownership owners = new Ownership(nobody, nobody, neutral, nobody);

        EndingLine line = new EndingPlay(
                        board, black, owners, Board.NO_POINT, Readers.table(), new NodeCounter(Budget.LARGE))
                .play();

        assertThat(line.revisions()).isEqualTo(3);
    }

    private static PointSet names(String... names) {
        return Coordinates.points(RACES.board(), String.join(" ", names));
    }

    private static PointSet points(Variant variant, String... names) {
        int[] points = Stream.of(names).mapToInt(name -> point(variant, name)).toArray();
        return PointSet.of(variant.board(RACE.board()), points);
    }

    private static int point(Variant variant, String name) {
        return variant.point(RACE.board(), Coordinates.point(RACE.board(), name));
    }
}
