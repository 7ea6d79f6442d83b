package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Ownership;
import org.seichi.search.SearchBoard;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class EndingBacktrackTest {
    /** White to move: his left wall has two liberties, D5 and D2; the dead stones beside it share them and have F5 and F6. */
    private static final Diagram RACE = Diagram.parse("""
            . X O O X O O . .
            . X X O X O O . .
            . X X O X O O . .
            . X O O X . O . .
            . X O . X . O . .
            . X O O X O O . .
            . X O O X O O . .
            . X O . X O O . .
            . X O O X O O . .
            """);

    private static final int LAST_TURN = 8;

    private static Optional<EndingBacktrack.Better> backFrom(int turns, Variant variant) {
        Position position = variant.position(RACE.position()).withToMove(variant.color(Color.WHITE));
        Board geometry = position.board();
        SearchBoard board = new SearchBoard(position);
        PointSet dead = variant.points(RACE.board(), Coordinates.points(RACE.board(), "E1 E2 E3 E4 E5 E6 E7 E8 E9"));
        int last = variant.point(RACE.board(), Coordinates.point(RACE.board(), "D5"));
        PointSet nobody = PointSet.empty(geometry);
        Ownership owners = new Ownership(nobody, nobody, nobody, nobody);
        List<EndingMove> line = new ArrayList<>();
        for (int turn = 0; turn < turns; turn++) {
            pass(board, line);
            if (turn == 0) {
                board.play(last);
                line.add(new EndingMove(variant.color(Color.BLACK), last, Optional.empty()));
            } else {
                pass(board, line);
            }
        }
        int wall = variant.point(RACE.board(), Coordinates.point(RACE.board(), "D9"));
        Attack attack = Attack.of(Attack.Kind.CAPTURE, variant.color(Color.WHITE), wall, board.chainSize(wall), last);
        EndingBacktrack backtrack =
                new EndingBacktrack(board, Readers.greedy(board, dead, owners).get());
        Optional<EndingBacktrack.Better> better = backtrack.find(line, attack);

        assertThat(board.depth()).isEqualTo(line.size());
        return better;
    }

    private static void pass(SearchBoard board, List<EndingMove> line) {
        line.add(new EndingMove(board.toMove(), Board.NO_POINT, Optional.empty()));
        board.pass();
    }

    /**
     * White passed at the first turn and Black took one of the two liberties; later nothing could be done. White had F5 and F6 too, but
     * where Black played comes first.
     */
    @EveryVariant
    void aMistakeIsMendedUpToEightTurnsLater(Variant variant) {
        for (int turns : new int[] {1, 2, LAST_TURN}) {
            assertThat(backFrom(turns, variant)).hasValueSatisfying(better -> {
                assertThat(better.turn()).isZero();
                assertThat(better.point())
                        .isEqualTo(variant.point(RACE.board(), Coordinates.point(RACE.board(), "D5")));
            });
        }
        assertThat(backFrom(LAST_TURN + 1, variant)).isEmpty();
    }

    /** The chains stand along the edge and have one liberty more than stones. */
    @Test
    void chainsOfUpToSixLibertiesAreWorthPlayingAt() {
        assertThat(lifelines(5, 5)).isEqualTo(12);
        assertThat(lifelines(5, 6)).isEqualTo(6);
        assertThat(lifelines(6, 5)).isEqualTo(6);
    }

    /** How many liberties are worth playing at beside Black's chain, with White's beside it. */
    private static int lifelines(int black, int white) {
        String above = ". ".repeat(black + white + 2);
        Position position = Diagram.parse(above + "\n. " + "X ".repeat(black) + "O ".repeat(white) + ".\n")
                .position();
        SearchBoard board = new SearchBoard(position);
        PointSet nobody = PointSet.empty(position.board());
        PointSet stones = position.stones(Color.BLACK);
        Ownership owners = new Ownership(nobody, nobody, nobody, nobody);
        EndingBacktrack backtrack =
                new EndingBacktrack(board, Readers.greedy(board, nobody, owners).get());
        PointSet ofBlack = stones.neighbors(position.board()).intersection(position.empty());

        assertThat(backtrack.lifelines(stones, Color.BLACK)).isEqualTo(black > 5 ? nobody : ofBlack);
        return backtrack.lifelines(stones.first()).size();
    }

    /**
     * Black has just taken a neutral point at E4. White's stones on the right have one eye and need a link to the left. Only
     * E5 keeps it, which is not a liberty of the chain that is lost without it.
     */
    private static final Diagram LINK = Diagram.parse("""
            . O X . X . X . X .
            O O X X . X X X X X
            . O . O . O . O O X
            . O . O X O . O . O
            O O X X X X X O O O
            . O X . X . X X O X
            . O X X X X X . X X
            """);

    /** White took G4, Black E5: White should have played at this cut himself, which costs nothing and spares the eye. */
    @EveryVariant
    void whereTheOpponentPlayedIsTriedToo(Variant variant) {
        Color white = variant.color(Color.WHITE);
        SearchBoard board = new SearchBoard(variant.position(LINK.position()).withToMove(white));
        PointSet nobody = PointSet.empty(board.board());
        Ownership owners = new Ownership(
                points(variant, "D7", "F7", "H7", "K7", "D2", "F2", "H1"),
                points(variant, "A7", "A5", "A4", "A2", "A1", "J4"),
                points(variant, "E6", "C5", "C4", "E5", "G5", "G4"),
                nobody);
        GreedyEnding greedy = Readers.greedy(board, nobody, owners).get();
        List<EndingMove> line = new ArrayList<>();
        for (String name : List.of("G4", "E5")) {
            int point = variant.point(LINK.board(), Coordinates.point(LINK.board(), name));
            line.add(new EndingMove(board.toMove(), point, Optional.empty()));
            board.play(point);
        }
        int stone = variant.point(LINK.board(), Coordinates.point(LINK.board(), "J5"));
        int cut = variant.point(LINK.board(), Coordinates.point(LINK.board(), "G5"));
        Attack attack = Attack.of(Attack.Kind.CAPTURE, white, stone, board.chainSize(stone), cut);

        assertThat(new EndingBacktrack(board, greedy).find(line, attack)).hasValueSatisfying(better -> {
            assertThat(better.turn()).isZero();
            assertThat(better.point()).isEqualTo(variant.point(LINK.board(), Coordinates.point(LINK.board(), "E5")));
        });
    }

    private static PointSet points(Variant variant, String... names) {
        return variant.points(LINK.board(), Coordinates.points(LINK.board(), String.join(" ", names)));
    }
}
