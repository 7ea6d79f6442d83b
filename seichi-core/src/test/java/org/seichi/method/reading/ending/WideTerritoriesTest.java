package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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

/** Which of White's territories could be broken into once Black has taken the neutral point beside them. */
class WideTerritoriesTest {
    @EveryVariant
    void aWallWithFourLibertiesIsInDanger(Variant variant) {
        assertThat(sizes(variant, """
                X X X X X
                O O O O X
                . . . O X
                . . . O X
                """)).containsExactly(6);
    }

    @EveryVariant
    void aWallWithFiveIsNot(Variant variant) {
        assertThat(sizes(variant, """
                X X X X X X
                O O O O O X
                . . . . O X
                . . . . O X
                """)).isEmpty();
    }

    /** Both points are the only liberties of one chain, so that a move at one threatens the other. */
    @EveryVariant
    void whatSharesAChainWithTwoLibertiesIsOne(Variant variant) {
        assertThat(sizes(variant, """
                X X X X X
                O O O X X
                . O . X X
                """)).containsExactly(2);
    }

    @EveryVariant
    void withThreeItIsNot(Variant variant) {
        assertThat(sizes(variant, """
                X X X X X
                O O O O X
                . O . . X
                """)).containsExactly(2);
    }

    private static List<Integer> sizes(Variant variant, String drawn) {
        Position position = Diagram.parse(drawn).position();
        Board board = position.board();
        SearchBoard seen = new SearchBoard(variant.position(position));
        PointSet own = variant.points(board, position.empty());
        PointSet none = PointSet.empty(seen.board());
        PointSet taken = variant.points(board, PointSet.of(board, Coordinates.point(board, "A" + board.height())));
        boolean swapped = variant.color(Color.WHITE) == Color.BLACK;
        Ownership owners = new Ownership(swapped ? own : none, swapped ? none : own, taken, none);
        return new WideTerritories(seen, owners)
                .inDanger(variant.color(Color.WHITE)).stream()
                        .map(territory -> territory.points().size())
                        .toList();
    }
}
