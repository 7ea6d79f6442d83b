package org.seichi.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.seichi.analysis.Watch;

class MoveTimeTest {
    private static final long SECOND = 1_000_000_000;

    private static boolean hasPassed(Clock clock, double part, long nanos) {
        return new MoveTime(clock, () -> 7 + nanos, 7).hasPassed(part);
    }

    @Test
    void aPartOfTheShareOfAMove() {
        Clock five = new Clock(OptionalDouble.of(10), 5);
        assertThat(hasPassed(five, 0.5, SECOND - 1)).isFalse();
        assertThat(hasPassed(five, 0.5, SECOND)).isTrue();
        assertThat(hasPassed(five, 1, 2 * SECOND - 1)).isFalse();
        assertThat(hasPassed(five, 1, 2 * SECOND)).isTrue();
    }

    /** It is for forty moves. */
    @Test
    void mainTime() {
        Clock main = new Clock(OptionalDouble.of(40), 0);
        assertThat(hasPassed(main, 1, SECOND - 1)).isFalse();
        assertThat(hasPassed(main, 1, SECOND)).isTrue();
    }

    @Test
    void withoutTimeAllHasPassed() {
        assertThat(hasPassed(new Clock(OptionalDouble.of(0), 1), 0.5, 0)).isTrue();
    }

    @Test
    void withoutAClockNoTimePasses() {
        assertThat(hasPassed(Clock.NONE, 0.5, Long.MAX_VALUE - 7)).isFalse();
        Watch unread = () -> {
            throw new AssertionError();
        };
        assertThat(new MoveTime(Clock.NONE, unread, 0).hasPassed(1)).isFalse();
        assertThat(MoveTime.UNLIMITED.hasPassed(0)).isFalse();
    }
}
