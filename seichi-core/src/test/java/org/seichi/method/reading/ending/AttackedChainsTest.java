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

/** Which chains count as attacked: White's eye space is a row of points, open at one end. */
class AttackedChainsTest {
    private static final Diagram FOUR_IN_A_ROW = Diagram.parse("""
            . . . . X .
            O O O X X .
            X X X X . .
            """);

    private static final Diagram FOUR_LIBERTIES = Diagram.parse("""
            . . . . X .
            O O O O X .
            X X X X X .
            """);

    /** Two liberties are left: the chain is lost unless White answers. */
    @EveryVariant
    void aChainThatIsLeftTwoLibertiesIsAttacked(Variant variant) {
        SearchBoard board = new SearchBoard(variant.position(FOUR_IN_A_ROW.position()));
        Attacks attacks = attacks(board);
        assertThat(attacks.largest(variant.color(Color.WHITE))).isEmpty();

        board.play(variant.color(Color.BLACK), point(variant, "C3"));
        Attack attack = attacks.largest(variant.color(Color.WHITE)).orElseThrow();
        assertThat(attack.kind()).isEqualTo(Attack.Kind.CAPTURE);
        assertThat(attack.size()).isEqualTo(3);
    }

    /** The chain can be taken too, but reading all chains with three liberties costs more than it finds. */
    @EveryVariant
    void aChainWithThreeIsNotAskedFor(Variant variant) {
        SearchBoard board = new SearchBoard(variant.position(FOUR_LIBERTIES.position()));
        Attacks attacks = attacks(board);
        board.play(variant.color(Color.BLACK), point(variant, "D3"));

        assertThat(captures(board).isCapturable(point(variant, "A2"))).isTrue();
        assertThat(attacks.largest(variant.color(Color.WHITE))).isEmpty();
    }

    private static final Diagram ATTACKED = Diagram.parse("""
            . . X . X .
            O O O X X .
            X X X X . .
            """);

    /** White's chain could be taken when the record ended: it is left out until its liberties change. */
    @EveryVariant
    void whatBothPlayersHaveSeenIsLeftOut(Variant variant) {
        Color black = variant.color(Color.BLACK);
        SearchBoard board = new SearchBoard(variant.position(ATTACKED.position()));
        Attacks attacks = attacks(board);
        assertThat(captures(board).isCapturable(point(variant, "A2"))).isTrue();
        assertThat(attacks.largest(black.opponent())).isEmpty();

        board.play(black, point(variant, "F1"));
        assertThat(attacks.largest(black.opponent())).isEmpty();
        board.play(black, point(variant, "B3"));
        Attack attack = attacks.largest(black.opponent()).orElseThrow();
        assertThat(attack.kind()).isEqualTo(Attack.Kind.CAPTURE);
        assertThat(attack.size()).isEqualTo(3);
    }

    /** White had no turn after a last move beside his chain; after any other he has seen the attack. */
    @EveryVariant
    void whatTheLastMoveAttacksIsNotLeftOut(Variant variant) {
        SearchBoard board = new SearchBoard(variant.position(ATTACKED.position()));
        Color white = variant.color(Color.WHITE);
        assertThat(attacks(board, point(variant, "C3")).largest(white)).isPresent();
        assertThat(attacks(board, point(variant, "B1")).largest(white)).isPresent();
        assertThat(attacks(board, point(variant, "E2")).largest(white)).isEmpty();
        assertThat(attacks(board, point(variant, "B2")).largest(white)).isEmpty();
    }

    /** A point is near an attack if it is in the attacked chain or in a chain that touches it. */
    @EveryVariant
    void whatIsNearTouches(Variant variant) {
        SearchBoard board = new SearchBoard(variant.position(FOUR_IN_A_ROW.position()));
        Attacks attacks = attacks(board);
        Color black = variant.color(Color.BLACK);
        Color white = black.opponent();
        board.play(black, point(variant, "C3"));
        board.play(black, point(variant, "F3"));

        assertThat(attacks.near(point(variant, "A2"), white)).isPresent();
        assertThat(attacks.near(point(variant, "C3"), white)).isPresent();
        assertThat(attacks.near(point(variant, "F3"), white)).isPresent();
        assertThat(attacks.near(point(variant, "C3"), black)).isEmpty();
        board.undo();
        board.play(black, point(variant, "F1"));
        assertThat(attacks.near(point(variant, "F1"), white)).isEmpty();
    }

    private static Attacks attacks(SearchBoard board) {
        return attacks(board, Board.NO_POINT);
    }

    private static Attacks attacks(SearchBoard board, int lastMove) {
        return new Attacks(board, new LivingChains(board, PointSet.empty(board.board())), captures(board), lastMove);
    }

    private static CachedCaptures captures(SearchBoard board) {
        return new CachedCaptures(board, Readers.table(), new NodeCounter(Budget.NORMAL));
    }

    private static int point(Variant variant, String name) {
        return variant.point(FOUR_IN_A_ROW.board(), Coordinates.point(FOUR_IN_A_ROW.board(), name));
    }
}
