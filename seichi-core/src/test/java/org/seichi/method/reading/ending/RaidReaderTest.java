package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
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

class RaidReaderTest {
    /** Six points in the corner and no liberty outside: White kills, unless Black moves first. */
    private static final Diagram ONLY_ROOM = Diagram.parse("""
            . O . O O
            O O O O O
            X X X X O
            . . . X O
            . . . X O
            """);

    /** With an eye for one of the two chains Black needs no move. */
    private static final Diagram ANOTHER_EYE = Diagram.parse("""
            . O . O O O O
            O O O O O O O
            X X X O O O O
            . . . X X X X
            . . . X X . X
            """);

    /** The score of the whole corner is not found within the limit of a search, but it need not be. */
    @EveryVariant
    void aGroupThatDiesInItsOnlyRoomIsARaid(Variant variant) {
        assertThat(raid(ONLY_ROOM, variant)).isPresent();
    }

    @EveryVariant
    void aGroupWithAnEyeElsewhereIsNone(Variant variant) {
        assertThat(raid(ANOTHER_EYE, variant)).isEmpty();
    }

    private static Optional<Raid> raid(Diagram diagram, Variant variant) {
        Color owner = variant.color(Color.BLACK);
        Position position = variant.position(diagram.position()).withToMove(owner.opponent());
        Board board = position.board();
        SearchBoard search = new SearchBoard(position);
        PointSet none = PointSet.empty(board);
        PointSet points = position.empty();
        Ownership owners = owner == Color.BLACK
                ? new Ownership(points, none, none, none)
                : new Ownership(none, points, none, none);
        SmallTerritories territories = new SmallTerritories(search, owners);
        int stone = variant.point(diagram.board(), Coordinates.point(diagram.board(), "A3"));
        PointSet territory = territories.around(stone).orElseThrow();
        return new RaidReader(search, owners, territories, Readers.table(), new NodeCounter(Budget.LARGE))
                .read(territory, owner);
    }
}
