package org.seichi.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.playout.Crew;
import org.seichi.report.ScoreReport;

class RepliesTest {
    private static final Board BOARD = Board.square(4);
    private static final Turn TURN = new Turn(Position.empty(BOARD), List.of(), 0, point -> true);
    private static final ScoreReport NONE = null;

    private final List<Integer> asked = new ArrayList<>();

    private Replies replies() {
        Outlook outlook = new Outlook(NONE, (move, reply) -> {
            asked.add(reply);
            return NONE;
        });
        return new Replies(TURN, outlook, Crew.ALONE);
    }

    @Test
    void allRepliesToAPassAreLookedAt() {
        assertThat(replies().allLeave(Board.NO_POINT, report -> true)).isTrue();

        Set<Integer> points = new HashSet<>();
        BOARD.points().stream().forEach(points::add);
        assertThat(asked).hasSize(16);
        assertThat(new HashSet<>(asked)).isEqualTo(points);
    }

    @Test
    void thePointOfTheMoveIsNoReply() {
        int corner = BOARD.point(0, 0);

        assertThat(replies().allLeave(corner, report -> true)).isTrue();
        assertThat(asked).hasSize(15).doesNotContain(corner);
    }

    /** They are scored eight at a time; none is after a bad one. */
    @Test
    void aBadReplyEndsTheSearch() {
        assertThat(replies().allLeave(Board.NO_POINT, report -> asked.size() != 8))
                .isFalse();
        assertThat(asked).hasSize(8);

        asked.clear();
        assertThat(replies().allLeave(Board.NO_POINT, report -> asked.size() < 16))
                .isFalse();
        assertThat(asked).hasSize(16);
    }
}
