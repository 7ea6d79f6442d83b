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

    private static int pressure(String drawing, Variant variant) {
        Diagram diagram = Diagram.parse(drawing);
        int point = variant.point(diagram.board(), diagram.point('a'));
        Color player = variant.color(Color.BLACK);
        Position position = variant.position(diagram.position()).withToMove(player);
        Board seen = position.board();
        SearchBoard board = new SearchBoard(position);
        LivingChains chains = new LivingChains(board, PointSet.empty(seen));
        CachedCaptures captures = new CachedCaptures(board, Readers.table(), new NodeCounter(Budget.NORMAL));
        Attacks attacks = new Attacks(board, chains, captures);
        PointSet neutral = PointSet.of(seen, point);
        Protection protection = new Protection(board, chains, attacks, neutral);
        return new DameCosts(board, chains, captures, attacks, protection, neutral)
                .effect(player, point)
                .pressure();
    }
}
