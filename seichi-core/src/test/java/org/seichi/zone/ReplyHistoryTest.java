package org.seichi.zone;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.Board;

class ReplyHistoryTest {
    private static final int WORKS = 40;
    private static final int ATTACK = 30;
    private static final int ANSWER = 31;

    private final ReplyHistory history = new ReplyHistory(Board.square(9));

    private int answer() {
        return history.of(true, ATTACK, ANSWER);
    }

    @Test
    void whatWorksGainsAnEighthOfWhatIsLeft() {
        assertThat(answer()).isZero();
        history.works(true, ATTACK, ANSWER);
        assertThat(answer()).isEqualTo(WORKS / 8);
        history.works(true, ATTACK, ANSWER);
        assertThat(answer()).isEqualTo(WORKS * 15 / 64);
        for (int times = 0; times < 100; times++) {
            history.works(true, ATTACK, ANSWER);
        }
        assertThat(answer()).isEqualTo(WORKS - 1);
    }

    @Test
    void whereSomethingElseWorksItLosesAPartOf32() {
        for (int times = 0; times < 100; times++) {
            history.works(true, ATTACK, ANSWER);
        }
        history.fades(true, ATTACK, ANSWER);
        history.fades(true, ATTACK, ANSWER);
        assertThat(answer()).isEqualTo(WORKS * 31 * 31 / (32 * 32));
        for (int times = 0; times < 200; times++) {
            history.fades(true, ATTACK, ANSWER);
        }
        assertThat(answer()).isZero();
    }

    @Test
    void everyMoveThatIsAnsweredHasAHistoryOfItsOwn() {
        history.works(true, ATTACK, ANSWER);
        assertThat(history.of(false, ATTACK, ANSWER)).isZero();
        assertThat(history.of(true, ATTACK + 1, ANSWER)).isZero();
        assertThat(history.of(true, Board.NO_POINT, ANSWER)).isZero();
        history.works(false, Board.NO_POINT, ANSWER);
        assertThat(history.of(false, Board.NO_POINT, ANSWER)).isPositive();
    }
}
