package org.seichi.app.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalTest {
    /** Published values of Wilson's interval. */
    @ParameterizedTest
    @CsvSource({"0, 10, 0, 0.278", "5, 10, 0.237, 0.763", "20, 20, 0.839, 1", "30, 100, 0.219, 0.396"})
    void theIntervalIsWilsons(double points, int games, double low, double high) {
        Interval interval = Interval.of(points, games);

        assertThat(interval.share()).isEqualTo(points / games);
        assertThat(interval.low()).isCloseTo(low, within(0.001));
        assertThat(interval.high()).isCloseTo(high, within(0.001));
    }
}
