package org.seichi.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.move.UsualMoves;
import org.seichi.playout.JobRunner;
import org.seichi.report.ScoreReport;

class RepliesTest {
    private static final Board BOARD = Board.square(4);
    private static final ScoreReport NONE = null;

    private final List<Integer> asked = new ArrayList<>();

    private Replies replies() {
        return replies(BOARD, () -> false);
    }

    private Replies replies(Board board, BooleanSupplier late) {
        Turn turn = new Turn(Position.empty(board), List.of(), 0, point -> true);
        Outlook outlook = new Outlook(NONE, (move, reply) -> {
            asked.add(reply);
            return NONE;
        });
        return new Replies(turn, outlook, JobRunner.SEQUENTIAL, late);
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

    /** All moves of a turn share them. The most usual replies come first. */
    @Test
    void atMostFourHundredAreScored() {
        Board large = Board.square(21);
        Position passed = Position.empty(large).pass();
        Replies replies = replies(large, () -> false);

        assertThat(replies.allLeave(large.point(0, 0), report -> asked.size() < 8))
                .isFalse();
        asked.clear();
        assertThat(replies.mayTry()).isTrue();
        assertThat(replies.allLeave(Board.NO_POINT, report -> true)).isTrue();
        assertThat(asked)
                .isEqualTo(UsualMoves.ranked(passed, List.of(Board.NO_POINT)).subList(0, 392));

        assertThat(replies.mayTry()).isFalse();
        assertThat(replies.allLeave(Board.NO_POINT, report -> false)).isTrue();
        assertThat(asked).hasSize(392);
    }

    /** Those that are late do no harm. */
    @Test
    void noneIsScoredWhenTheTimeIsOver() {
        Replies replies = replies(BOARD, () -> asked.size() >= 3);

        assertThat(replies.mayTry()).isTrue();
        assertThat(replies.allLeave(Board.NO_POINT, report -> true)).isTrue();
        assertThat(asked).hasSize(3);
        assertThat(replies.mayTry()).isFalse();
    }
}
