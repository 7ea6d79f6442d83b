package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
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

/** Neutral points ({@code a} to {@code d}) that a player encloses while the ending is played. */
class NeutralPointsTest {
    private static final Diagram CORRIDOR = Diagram.parse("""
            . O X . .
            . O a X .
            . O b O X
            . O O O X
            . . . O X
            """);

    @EveryVariant
    void aPointIsEnclosedOnceTheOpponentHasNoStoneBesideItsRegion(Variant variant) {
        Scene scene = new Scene(CORRIDOR, variant, "ab", "", "");

        assertThat(scene.neutral.contains(scene.point('a'))).isTrue();
        assertThat(scene.neutral.contains(scene.point('b'))).isTrue();
        assertThat(scene.neutral.balance(scene.white)).isZero();
        assertThat(scene.neutral.enclosedNear(scene.point('a'))).isZero();

        scene.board.play(scene.white, scene.point('a'));

        assertThat(scene.neutral.contains(scene.point('b'))).isFalse();
        assertThat(scene.neutral.isEnclosed(scene.point('b'))).isTrue();
        assertThat(scene.neutral.wasNeutral(scene.point('b'))).isTrue();
        assertThat(scene.neutral.enclosedBy(scene.white)).isEqualTo(scene.points("b"));
        assertThat(scene.neutral.enclosedBy(scene.white.opponent()).isEmpty()).isTrue();
        assertThat(scene.neutral.enclosedBeside(scene.point('a'), scene.white)).isEqualTo(scene.points("b"));
        assertThat(scene.neutral
                        .enclosedBeside(scene.point('a'), scene.white.opponent())
                        .isEmpty())
                .isTrue();
        assertThat(scene.neutral.balance(scene.white)).isEqualTo(1);
        assertThat(scene.neutral.balance(scene.white.opponent())).isEqualTo(-1);
        assertThat(scene.neutral.among(scene.points("b")).isEmpty()).isTrue();
    }

    @EveryVariant
    void aPointBesideTheOpponentIsNeutralAndOneThatIsTakenNot(Variant variant) {
        Scene scene = new Scene(CORRIDOR, variant, "ab", "", "");

        scene.board.play(scene.white.opponent(), scene.point('a'));

        assertThat(scene.neutral.contains(scene.point('b'))).isTrue();
        assertThat(scene.neutral.among(scene.points("b"))).isEqualTo(scene.points("b"));

        scene.board.play(scene.white, scene.point('b'));

        assertThat(scene.neutral.balance(scene.white)).isZero();
        assertThat(scene.neutral.enclosedBy(scene.white).isEmpty()).isTrue();
    }

    /** The hash of a region changes with what is next to it, however far from the point. */
    @EveryVariant
    void theHashOfARegionCoversItsBorder(Variant variant) {
        Scene scene = new Scene(CORRIDOR, variant, "ab", "", "");
        long open = scene.neutral.regionHash(scene.point('b'));

        assertThat(new Scene(CORRIDOR, variant, "ab", "", "").neutral.regionHash(scene.point('b')))
                .isEqualTo(open);
        scene.board.play(scene.white, scene.point('a'));
        long enclosed = scene.neutral.regionHash(scene.point('b'));
        scene.board.undo();
        scene.board.play(scene.white.opponent(), scene.point('a'));
        long reached = scene.neutral.regionHash(scene.point('b'));

        assertThat(open).isNotEqualTo(enclosed).isNotEqualTo(reached);
        assertThat(enclosed).isNotEqualTo(reached);
    }

    /** A dead stone beside a point counts for those who take it. */
    @EveryVariant
    void aDeadStoneDoesNotReachAPoint(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . O O O .
                . O a X O
                . O O O .
                . . . . .
                . . . . .
                """);

        assertThat(new Scene(diagram, variant, "a", "", "D4").neutral.isEnclosed(place(diagram, variant, "C4")))
                .isTrue();
        assertThat(new Scene(diagram, variant, "a", "", "").neutral.isEnclosed(place(diagram, variant, "C4")))
                .isFalse();
    }

    /** Nobody owns the points beside stones in seki. */
    @EveryVariant
    void aPointBesideASekiStaysNeutral(Variant variant) {
        Scene scene = new Scene(CORRIDOR, variant, "ab", "D3", "");
        scene.board.play(scene.white, scene.point('a'));

        assertThat(scene.neutral.contains(scene.point('b'))).isTrue();
    }

    /** Territory beside a neutral point reaches it like a stone of its owner. */
    @EveryVariant
    void territoryReachesAPointToo(Variant variant) {
        Scene scene = new Scene(CORRIDOR, variant, "b", "", "");

        assertThat(scene.neutral.contains(scene.point('b')))
                .as("beside a point that nobody owns")
                .isTrue();
        assertThat(scene.withOwner(scene.white).isEnclosed(scene.point('b'))).isTrue();
        assertThat(scene.withOwner(scene.white.opponent()).isEnclosed(scene.point('b')))
                .isFalse();
    }

    /** Only chains with few liberties may need a protective move that depends on what is enclosed. */
    @EveryVariant
    void whatIsEnclosedBesideAChainOfFewLibertiesIsNear(Variant variant) {
        Diagram few = Diagram.parse("""
                . O X X X X .
                . O a X X X .
                . O b O O c X
                . O O X X X X
                """);
        Scene scene = new Scene(few, variant, "abc", "", "");

        assertThat(scene.neutral.enclosedNear(scene.point('c'))).isZero();
        scene.board.play(scene.white, scene.point('a'));
        assertThat(scene.neutral.enclosedNear(scene.point('c'))).isNotZero();

        Scene many = new Scene(CORRIDOR, variant, "ab", "", "");
        many.board.play(many.white, many.point('a'));
        assertThat(many.neutral.isEnclosed(many.point('b'))).isTrue();
        assertThat(many.neutral.enclosedNear(place(CORRIDOR, variant, "A3"))).isZero();
    }

    @Test
    void regionsOfMoreThanSixteenPointsAreLarge() {
        Position empty = Diagram.parse(". . . . .\n".repeat(5)).position();
        int[] all = empty.board().points().toArray();
        for (int size = 15; size <= 17; size++) {
            PointSet region = PointSet.of(empty.board(), Arrays.stream(all).limit(size));
            SearchBoard board = new SearchBoard(empty);
            LivingChains chains = new LivingChains(board, PointSet.empty(empty.board()));
            NeutralPoints neutral = Readers.neutral(board, chains, region);

            assertThat(neutral.isInSmallRegion(all[0])).as("%d points", size).isEqualTo(size <= 16);
        }
    }

    private static int place(Diagram diagram, Variant variant, String name) {
        return variant.point(
                diagram.board(), Coordinates.parse(diagram.board(), name).orElseThrow());
    }

    /** A position with neutral points, stones in seki and dead stones. */
    private static final class Scene {
        private final Diagram diagram;
        private final Variant variant;
        private final Color white;
        private final SearchBoard board;
        private final LivingChains chains;
        private final NeutralPoints neutral;

        Scene(Diagram diagram, Variant variant, String letters, String seki, String dead) {
            this.diagram = diagram;
            this.variant = variant;
            white = variant.color(Color.WHITE);
            Position position = variant.position(diagram.position());
            board = new SearchBoard(position);
            chains = new LivingChains(board, places(dead));
            PointSet none = PointSet.empty(position.board());
            neutral = new NeutralPoints(board, chains, new Ownership(none, none, points(letters), places(seki)));
        }

        /** The same with only {@code b} neutral and {@code a} a player's territory. */
        NeutralPoints withOwner(Color owner) {
            PointSet none = PointSet.empty(board.board());
            boolean black = owner == Color.BLACK;
            return new NeutralPoints(
                    board,
                    chains,
                    new Ownership(black ? points("a") : none, black ? none : points("a"), points("b"), none));
        }

        int point(char letter) {
            return variant.point(diagram.board(), diagram.point(letter));
        }

        PointSet points(String letters) {
            return PointSet.of(board.board(), letters.chars().map(letter -> point((char) letter)));
        }

        private PointSet places(String names) {
            Board seen = board.board();
            return names.isEmpty() ? PointSet.empty(seen) : PointSet.of(seen, place(diagram, variant, names));
        }
    }
}
