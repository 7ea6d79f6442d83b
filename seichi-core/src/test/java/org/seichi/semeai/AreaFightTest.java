package org.seichi.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.SearchBoard;

class AreaFightTest {
    /** Fights of one position that differ in their goals alone must not share their answers. */
    @Test
    void everyGoalHasAKeyOfItsOwn() {
        Board board = Board.square(9);
        SearchBoard empty = new SearchBoard(Position.empty(board));
        PointSet none = PointSet.empty(board);
        Set<Long> keys = new HashSet<>();
        board.points().stream().forEach(target -> {
            PointSet one = PointSet.of(board, target);
            for (Color attacker : Color.values()) {
                keys.add(new AreaFight(empty, new Fight(attacker, board.points(), one, none), Color.BLACK).key());
                keys.add(new AreaFight(empty, new Fight(attacker, board.points(), none, one), Color.BLACK).key());
                keys.add(new AreaFight(empty, new Fight(attacker, one, none, none), Color.BLACK).key());
            }
        });
        assertThat(keys).hasSize(2 * 3 * 81);
    }
}
