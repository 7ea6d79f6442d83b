package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

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

/** A chain that has all its liberties in its own territory depends on it, as long as that is small. */
class SmallTerritoriesTest {
    @EveryVariant
    void tenPointsAreSmall(Variant variant) {
        assertThat(sizeAround(variant, """
                X X X X X X X
                O O O O O O X
                . . . . . O X
                . . . . . O X
                """)).isEqualTo(10);
    }

    /** There is room for two eyes, and too much to read. */
    @EveryVariant
    void elevenAreNot(Variant variant) {
        assertThat(sizeAround(variant, """
                X X X X X X X X
                O O O O O O O X
                . . . . . . O X
                . . . . . O O X
                """)).isZero();
    }

    @EveryVariant
    void aLibertyOutsideMakesItIndependent(Variant variant) {
        assertThat(sizeAround(variant, """
                X . X X X X X
                O O O O O O X
                . . . . . O X
                . . . . . O X
                """)).isZero();
    }

    /** The points of the territory around White's wall at A3; 0 if there is none. */
    private static int sizeAround(Variant variant, String drawn) {
        Position position = Diagram.parse(drawn).position();
        Board board = position.board();
        SearchBoard seen = new SearchBoard(variant.position(position));
        PointSet inside = position.empty().intersection(below(board));
        PointSet own = variant.points(board, inside);
        PointSet none = PointSet.empty(seen.board());
        boolean swapped = variant.color(Color.WHITE) == Color.BLACK;
        Ownership owners = new Ownership(swapped ? own : none, swapped ? none : own, none, none);
        int stone = variant.point(board, Coordinates.point(board, "A3"));
        return new SmallTerritories(seen, owners).around(stone).map(PointSet::size).orElse(0);
    }

    private static PointSet below(Board board) {
        PointSet.Builder points = PointSet.builder(board);
        board.points().forEach(point -> {
            if (board.y(point) > 1) {
                points.add(point);
            }
        });
        return points.build();
    }
}
