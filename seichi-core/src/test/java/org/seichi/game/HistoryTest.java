package org.seichi.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Compares the history with {@link HashSet}, its slow twin. */
class HistoryTest {
    @Test
    void agreesWithTheTwin() {
        SplittableRandom random = new SplittableRandom(7);
        History history = new History();
        Set<Long> twin = new HashSet<>();
        for (int i = 0; i < 20_000; i++) {
            long hash = random.nextLong(-300, 300) << random.nextInt(0, 56);
            assertThat(history.add(hash)).isEqualTo(twin.add(hash));
            if (i % 4_000 == 0) {
                history.clear();
                twin.clear();
            }
        }
    }
}
