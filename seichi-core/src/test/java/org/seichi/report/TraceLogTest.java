package org.seichi.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

class TraceLogTest {
    private static final Board BOARD = Board.square(5);

    @Test
    void keepsWhatEachStepSaidInTheOrderOfTheSteps() {
        PointSet none = PointSet.empty(BOARD);
        PointSet one = PointSet.of(BOARD, BOARD.point(2, 2));
        TraceLog log = new TraceLog();

        log.say("removal", one, () -> "weak");
        log.say("dame", none, () -> "none");
        log.say("removal", none, () -> "second round");

        assertThat(log.steps().keySet()).containsExactly("removal", "dame");
        assertThat(log.steps().get("removal"))
                .containsExactly(new TraceLog.Entry(one, "weak"), new TraceLog.Entry(none, "second round"));
    }

    @Test
    void aStepTakesTheTimeUpToItsLastWord() {
        PointSet none = PointSet.empty(BOARD);
        Iterator<Long> times = List.of(100L, 130L, 150L, 157L).iterator();
        TraceLog log = new TraceLog(times::next);

        log.say("removal", none, () -> "weak");
        log.say("dame", none, () -> "none");
        log.say("removal", none, () -> "second round");

        assertThat(log.nanos("removal")).isEqualTo(30 + 7);
        assertThat(log.nanos("dame")).isEqualTo(20);
        assertThat(new TraceLog().steps()).isEmpty();
    }
}
