package org.seichi.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class ClockTest {
    @Test
    void lessTimeIsLessEffort() {
        int usual = 100_000;
        assertThat(Clock.NONE.effort(usual)).isEqualTo(usual);
        int last = usual;
        for (double seconds = 1000; seconds > 0.01; seconds /= 2) {
            int effort = new Clock(OptionalDouble.of(seconds), 0).effort(usual);
            assertThat(effort).isBetween(0, last);
            last = effort;
        }
        assertThat(last).isLessThan(usual / 100);
        assertThat(new Clock(OptionalDouble.of(10), 1).effort(usual)).isEqualTo(usual);
    }
}
