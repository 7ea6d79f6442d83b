package org.seichi.zone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;
import org.seichi.search.SearchBoard;
import org.seichi.text.Diagram;

class MoveOrderTest {
    private static final Position POSITION = Diagram.parse("""
                    . . . X O
                    . X . X O
                    X X X X O
                    O O O O O
                    . . . . .
                    """).position();

    /** How many points each move is behind the best one. */
    private static Map<Integer, Integer> gaps(int guess) {
        SearchBoard board = new SearchBoard(POSITION);
        PointSet nobody = PointSet.empty(board.board());
        MoveOrder order = new MoveOrder(
                board,
                new Urgency(board, Stones.BLACK, new int[board.board().arrayLength()]),
                POSITION.empty().toArray(),
                new BackedStones(board, new Backing(nobody, nobody)),
                Suicide.FORBIDDEN,
                KoThreats.OPPONENT);
        order.choose(Color.BLACK, true, board.board().size(), Board.NO_POINT, guess);
        Map<Integer, Integer> gaps = new TreeMap<>();
        for (int index = 0; index < order.count(); index++) {
            gaps.put(order.move(index), order.gap(index));
        }
        return gaps;
    }

    /** If the best move is also the guess, its lead over every other move grows by sixty points. */
    @Test
    void aGuessedMoveGainsSixtyPoints() {
        Map<Integer, Integer> usual = gaps(Board.NO_POINT);
        int best = usual.entrySet().stream()
                .filter(move -> move.getValue() == 0)
                .findFirst()
                .orElseThrow()
                .getKey();
        Map<Integer, Integer> guessed = gaps(best);
        assertThat(guessed).hasSameSizeAs(usual).containsEntry(best, 0);
        usual.forEach((move, gap) -> assertThat(guessed.get(move)).isEqualTo(move == best ? 0 : gap + 60));
    }
}
