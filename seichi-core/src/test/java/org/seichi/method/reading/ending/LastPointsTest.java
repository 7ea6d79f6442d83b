package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.stream.Stream;
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

class LastPointsTest {
    /** Nobody can take J1 as it is: a black stone there falls to J3, a white one to G1. */
    private static final Diagram NOBODY = Diagram.parse("""
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            X X X X X X X X .
            O O O O O X O O X
            . O . . O O . O .
            """);

    /** The same, but White is connected at G1 and can take J1 at once. */
    private static final Diagram WHITE_CAN = Diagram.parse("""
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            X X X X X X X X .
            O O O O O X O O X
            . O . . O O O O .
            """);

    @EveryVariant
    void aPointThatNobodyCanTakeCostsBothPlayersAConnection(Variant variant) {
        for (Color first : Color.values()) {
            List<EndingMove> moves = play(NOBODY, variant, first);

            assertThat(moves)
                    .filteredOn(move -> move.attack().isPresent())
                    .extracting(EndingMove::player, EndingMove::point)
                    .containsExactlyInAnyOrder(
                            tuple(variant.color(Color.BLACK), point(variant, "J3")),
                            tuple(variant.color(Color.WHITE), point(variant, "G1")));
            assertThat(moves).extracting(EndingMove::point).contains(point(variant, "J1"));
        }
    }

    @EveryVariant
    void theFirstConnectionNamesThePointAndWhatWouldHappenThere(Variant variant) {
        EndingMove first = play(NOBODY, variant, variant.color(Color.BLACK)).get(0);

        assertThat(first.attack().orElseThrow().kind()).isEqualTo(Attack.Kind.LAST_POINT);
        assertThat(first.attack().orElseThrow().stone()).isEqualTo(point(variant, "J1"));
        assertThat(first.attack().orElseThrow().line()).endsWith(point(variant, "J1"), point(variant, "J3"));
    }

    @EveryVariant
    void whoCanTakeItDoesAndTheOtherConnectsOnlyIfHeMust(Variant variant) {
        for (Color first : Color.values()) {
            List<EndingMove> moves = play(WHITE_CAN, variant, first);

            assertThat(moves)
                    .extracting(EndingMove::player, EndingMove::point)
                    .containsExactly(
                            tuple(variant.color(Color.WHITE), point(variant, "J1")),
                            tuple(variant.color(Color.BLACK), point(variant, "J3")));
        }
    }

    private static List<EndingMove> play(Diagram diagram, Variant variant, Color first) {
        Position position = variant.position(diagram.position()).withToMove(first);
        boolean turned = variant.color(Color.BLACK) == Color.WHITE;
        PointSet above = area(variant, 3, 9);
        PointSet below = area(variant, 1, 2).minus(PointSet.of(position.board(), point(variant, "J1")));
        Ownership owners = new Ownership(
                turned ? below : above,
                turned ? above : below,
                PointSet.of(position.board(), point(variant, "J1")),
                PointSet.empty(position.board()));
        SearchBoard board = new SearchBoard(position);
        PointSet none = PointSet.empty(position.board());
        return new EndingPlay(board, none, owners, Board.NO_POINT, Readers.table(), new NodeCounter(Budget.NORMAL))
                .play().moves().stream().filter(move -> !move.isPass()).toList();
    }

    private static PointSet area(Variant variant, int lowest, int highest) {
        int[] points = Stream.of("A", "B", "C", "D", "E", "F", "G", "H", "J")
                .flatMap(column -> Stream.iterate(lowest, row -> row <= highest, row -> row + 1)
                        .map(row -> column + row))
                .mapToInt(name -> point(variant, name))
                .toArray();
        return PointSet.of(variant.board(NOBODY.board()), points);
    }

    private static int point(Variant variant, String name) {
        return variant.point(NOBODY.board(), Coordinates.point(NOBODY.board(), name));
    }
}
