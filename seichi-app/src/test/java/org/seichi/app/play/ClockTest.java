package org.seichi.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class ClockTest {
    @Test
    void lessTimeIsFewerCandidates() {
        int last = Clock.NONE.candidates(361);
        assertThat(last).isEqualTo(20);
        for (double seconds = 100; seconds > 0.01; seconds /= 2) {
            int candidates = new Clock(OptionalDouble.of(seconds), 0).candidates(361);
            assertThat(candidates).isBetween(1, last);
            last = candidates;
        }
        assertThat(last).isEqualTo(1);
        assertThat(new Clock(OptionalDouble.of(10), 1).candidates(81)).isEqualTo(30);
    }
}
