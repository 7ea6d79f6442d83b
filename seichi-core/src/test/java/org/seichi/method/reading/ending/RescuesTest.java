package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class RescuesTest {
    /** D1 is dead, two points away from living stones. */
    private static final Diagram TWO_AWAY = Diagram.parse("""
            . . . . . . .
            X X X X X X X
            . . . . . . .
            X X O O O O O
            X . O . . . .
            X X O O O O O
            X . . X O . .
            """);

    /** The same with only one point between them from the start. */
    private static final Diagram ONE_AWAY = Diagram.parse("""
            . . . . . . .
            X X X X X X X
            . . . . . . .
            X X O O O O O
            X . O . . . .
            X X O O O O O
            X X . X O . .
            """);

    @EveryVariant
    void aDeadStoneThatTheNextMoveWouldJoinComesBack(Variant variant) {
        SearchBoard board = new SearchBoard(variant.position(TWO_AWAY.position()));
        Rescues rescues = rescues(board, variant);
        Color black = variant.color(Color.BLACK);
        assertThat(rescues.largest(black)).isEmpty();

        board.play(black, point(variant, "B1"));
        Attack rescue = rescues.largest(black).orElseThrow();
        assertThat(rescue.kind()).isEqualTo(Attack.Kind.RESCUE);
        assertThat(rescue.stone()).isEqualTo(point(variant, "D1"));
        assertThat(rescue.size()).isEqualTo(1);
        assertThat(rescue.move()).isEqualTo(point(variant, "C1"));

        board.play(black.opponent(), point(variant, "C1"));
        assertThat(rescues.largest(black)).isEmpty();
        assertThat(rescues.isPossible(point(variant, "D1"), black)).isFalse();
    }

    @EveryVariant
    void aDeadStoneThatIsJoinedForGoodIsSaved(Variant variant) {
        SearchBoard board = new SearchBoard(variant.position(ONE_AWAY.position()));
        Rescues rescues = rescues(board, variant);
        Color black = variant.color(Color.BLACK);
        assertThat(rescues.done(black).isEmpty()).isTrue();

        board.play(black, point(variant, "C1"));
        assertThat(rescues.done(black)).isEqualTo(PointSet.of(board.board(), point(variant, "D1")));
    }

    @EveryVariant
    void whatThePlayersHaveSeenIsLeftOut(Variant variant) {
        SearchBoard board = new SearchBoard(variant.position(ONE_AWAY.position()));
        Rescues rescues = rescues(board, variant);
        assertThat(rescues.isPossible(point(variant, "D1"), variant.color(Color.BLACK)))
                .isTrue();
        assertThat(rescues.largest(variant.color(Color.BLACK))).isEmpty();
    }

    /** The chain of D1 has six liberties, counting the point that joins it; in the second diagram it has seven. */
    @EveryVariant
    void aDeadChainWithMoreThanSixLibertiesIsNotLookedAt(Variant variant) {
        assertThat(comesBack(variant, "X X . X X X X . . O")).isTrue();
        assertThat(comesBack(variant, "X X . X X X X X . O")).isFalse();
    }

    private static boolean comesBack(Variant variant, String lowest) {
        Diagram diagram = Diagram.parse("""
                X X O O O O O O O O
                X . O . . . . . . O
                """ + lowest);
        int dead = variant.point(diagram.board(), Coordinates.point(diagram.board(), "D1"));
        SearchBoard board = new SearchBoard(variant.position(diagram.position()));
        return rescues(board, board.stonesOf(dead)).isPossible(dead, variant.color(Color.BLACK));
    }

    private static Rescues rescues(SearchBoard board, Variant variant) {
        return rescues(board, PointSet.of(board.board(), point(variant, "D1")));
    }

    private static Rescues rescues(SearchBoard board, PointSet dead) {
        CachedCaptures captures = new CachedCaptures(board, Readers.table(), new NodeCounter(Budget.NORMAL));
        return new Rescues(board, new LivingChains(board, dead), captures);
    }

    private static int point(Variant variant, String name) {
        Board board = TWO_AWAY.board();
        return variant.point(board, Coordinates.point(board, name));
    }
}
