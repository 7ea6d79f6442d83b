package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
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
    private static final String TEN = "A2 B2 C2 D2 E2 A1 B1 C1 D1 E1";

    @EveryVariant
    void tenPointsAreSmall(Variant variant) {
        assertThat(new Drawn(variant, """
                X X X X X X X
                O O O O O O X
                . . . . . O X
                . . . . . O X
                """, TEN).sizeAround("A3")).isEqualTo(10);
    }

    /** Eleven points have room for two eyes, and are too many to read. */
    @EveryVariant
    void elevenAreNot(Variant variant) {
        assertThat(new Drawn(variant, """
                X X X X X X X X
                O O O O O O O X
                . . . . . . O X
                . . . . . O O X
                """, TEN + " F2").sizeAround("A3")).isZero();
    }

    @EveryVariant
    void aLibertyOutsideMakesItIndependent(Variant variant) {
        assertThat(new Drawn(variant, """
                X . X X X X X
                O O O O O O X
                . . . . . O X
                . . . . . O X
                """, TEN).sizeAround("A3")).isZero();
    }

    /** Dead stones inside can be taken, so their points are part of the territory, beside the wall and farther inside. */
    @EveryVariant
    void deadStonesArePartOfIt(Variant variant) {
        assertThat(new Drawn(variant, """
                X X X X X X X
                O O O O O O X
                . X . X X O X
                . . . X . O X
                """, TEN).sizeAround("A3")).isEqualTo(10);
    }

    /** The wall above has no liberty elsewhere, the two stones at the side have. */
    @EveryVariant
    void whoDependsOnItHasNoLibertyElsewhere(Variant variant) {
        Drawn drawn = new Drawn(variant, """
                X X X X X X X X
                O O O O O X X X
                . . . . . O . .
                . . . . . O . .
                """, TEN);
        PointSet territory = drawn.around("A3").orElseThrow();
        Color white = variant.color(Color.WHITE);
        PointSet above = drawn.points("A3 B3 C3 D3 E3");

        assertThat(territory).isEqualTo(drawn.points(TEN));
        assertThat(drawn.territories.chainsAround(territory, white)).isEqualTo(above.union(drawn.points("F2 F1")));
        assertThat(drawn.territories.dependentOn(territory, white)).isEqualTo(above);
        assertThat(drawn.around("F2")).isEmpty();
    }

    /** The key changes with the stones in the territory and the wall's liberties elsewhere, but not with distant stones. */
    @EveryVariant
    void theKeyIsAboutWhatDecides(Variant variant) {
        long known = key(variant, "X X X X X X X ", ". . . . . ", "X");
        assertThat(key(variant, "X X X X X X X ", ". . . . . ", "O")).isEqualTo(known);
        assertThat(key(variant, "X . X X X X X ", ". . . . . ", "X")).isNotEqualTo(known);
        assertThat(key(variant, "X X X X X X X ", ". X . . . ", "X")).isNotEqualTo(known);
        assertThat(key(variant, "X X X X X X X ", ". O . . . ", "X")).isNotEqualTo(known);
        assertThat(key(variant, "X X X X X X X ", ". . X . . ", "X"))
                .isNotEqualTo(key(variant, "X X X X X X X ", ". X . . . ", "X"));
    }

    /** White's two stones beside the corner have no liberty elsewhere, whoever has the point that joins them or keeps them apart. */
    @EveryVariant
    void joinedChainsAreToldFromSeparateOnes(Variant variant) {
        Drawn joined = new Drawn(variant, "X X X\nO O X\n. O X\n", "A1");
        Drawn apart = new Drawn(variant, "X X X\nO X X\n. O X\n", "A1");
        PointSet corner = joined.points("A1");
        Color white = variant.color(Color.WHITE);

        assertThat(apart.territories.key(corner, white)).isEqualTo(joined.territories.key(corner, white));
        assertThat(apart.territories.connections(corner)).isNotEqualTo(joined.territories.connections(corner));
    }

    /** The key of the territory below a wall, with the given row above the wall, upper row inside and far corner. */
    private static long key(Variant variant, String above, String inside, String far) {
        Drawn drawn =
                new Drawn(variant, above + ".\nO O O O O O X .\n" + inside + "O X .\n. . . . . O X " + far + "\n", TEN);
        return drawn.territories.key(drawn.points(TEN), variant.color(Color.WHITE));
    }

    /** A drawn board as a variant shows it, with the points that White owns. */
    private static final class Drawn {
        final SmallTerritories territories;
        private final Variant variant;
        private final Board board;

        Drawn(Variant variant, String diagram, String own) {
            Position position = Diagram.parse(diagram).position();
            this.variant = variant;
            this.board = position.board();
            SearchBoard seen = new SearchBoard(variant.position(position));
            PointSet none = PointSet.empty(seen.board());
            boolean swapped = variant.color(Color.WHITE) == Color.BLACK;
            PointSet white = points(own);
            territories = new SmallTerritories(
                    seen, new Ownership(swapped ? white : none, swapped ? none : white, none, none));
        }

        PointSet points(String names) {
            return variant.points(board, Coordinates.points(board, names));
        }

        /** The number of points of the territory in which the chain of a stone has all its liberties; 0 if there is none. */
        int sizeAround(String stone) {
            return around(stone).map(PointSet::size).orElse(0);
        }

        Optional<PointSet> around(String stone) {
            return territories.around(variant.point(board, Coordinates.point(board, stone)));
        }
    }
}
