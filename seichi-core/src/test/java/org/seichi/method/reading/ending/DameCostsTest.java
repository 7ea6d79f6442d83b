package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** How much pressure a move on a neutral point ({@code a}) puts on the living chains beside it. */
class DameCostsTest {
    private static final String ATARI = """
            . . . . . . .
            . X X X X . .
            . O O O a . .
            . X X X . . .
            . . . . . . .
            """;
    private static final String TWO_LEFT = """
            . . . . . . .
            . X X X X . .
            . O O O a . .
            . . X X . . .
            . . . . . . .
            """;
    private static final String THREE_LEFT = """
            . . . . . . .
            . X X X X . .
            . O O O a . .
            . . . X . . .
            . . . . . . .
            """;

    /** An atari has to be answered at once: it counts four times as much as leaving a chain two liberties. */
    @EveryVariant
    void anAtariPressesMost(Variant variant) {
        assertThat(pressure(ATARI, variant)).isEqualTo(4);
        assertThat(pressure(TWO_LEFT, variant)).isEqualTo(1);
        assertThat(pressure(THREE_LEFT, variant)).isEqualTo(0);
    }

    /** A corridor of two points: the one inside is enclosed by {@code a}, and stays open whatever Black takes around. */
    private static final String CORRIDOR = """
            . O X . .
            . O a X .
            . O b O X
            . O O O X
            . . . O X
            """;
    /** Once Black has taken {@code c} the two stones beside {@code b} are in atari: White has to connect there. */
    private static final String CUT = """
            . O X X X X .
            . O a X X X .
            . O b O O c X
            . O O X X X X
            """;

    @EveryVariant
    void aMoveGainsWhatItEnclosesForGood(Variant variant) {
        DameEffect encloses = effect(CORRIDOR, variant, Color.WHITE, "ab");

        assertThat(encloses.isSafe()).isTrue();
        assertThat(encloses.gain()).isEqualTo(1);
        assertThat(effect(CORRIDOR, variant, Color.BLACK, "ab").gain()).isZero();
        assertThat(effect(CUT, variant, Color.WHITE, "abc").gain()).isZero();
    }

    @EveryVariant
    void anAtariThreatens(Variant variant) {
        assertThat(effect(ATARI, variant, Color.BLACK, "a").threatens()).isTrue();
        assertThat(effect(THREE_LEFT, variant, Color.BLACK, "a").threatens()).isFalse();
    }

    private static int pressure(String drawing, Variant variant) {
        return effect(drawing, variant, Color.BLACK, "a").pressure();
    }

    /** The effect of a move at {@code a}, where the points of the given letters are neutral. */
    private static DameEffect effect(String drawing, Variant variant, Color mover, String letters) {
        Diagram diagram = Diagram.parse(drawing);
        int point = variant.point(diagram.board(), diagram.point('a'));
        Color player = variant.color(mover);
        Position position = variant.position(diagram.position()).withToMove(player);
        Board seen = position.board();
        PointSet points = PointSet.of(
                seen, letters.chars().map(letter -> variant.point(diagram.board(), diagram.point((char) letter))));
        SearchBoard board = new SearchBoard(position);
        LivingChains chains = new LivingChains(board, PointSet.empty(seen));
        CachedCaptures captures = new CachedCaptures(board, Readers.table(), new NodeCounter(Budget.NORMAL));
        Attacks attacks = new Attacks(board, chains, captures, Board.NO_POINT);
        NeutralPoints neutral = Readers.neutral(board, chains, points);
        Protection protection = new Protection(board, chains, attacks, neutral);
        return new DameCosts(board, chains, captures, attacks, protection, neutral).effect(player, point);
    }
}
