package org.seichi.app.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class MillisTest {
    @Test
    void ranksAreThoseOfTheSortedTimes() {
        long[] nanos =
                LongStream.rangeClosed(1, 200).map(i -> (201 - i) * 1_000_000).toArray();

        assertThat(Millis.of(nanos)).isEqualTo(new Millis(100, 100.5, 198, 200));
    }

    @Test
    void oneTimeIsAllOfThem() {
        assertThat(Millis.of(new long[] {500_000})).isEqualTo(new Millis(0.5, 0.5, 0.5, 0.5));
    }
}
