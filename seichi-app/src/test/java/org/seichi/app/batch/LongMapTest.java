package org.seichi.app.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LongMapTest {
    @Test
    void itIsAMap() {
        LongMap map = new LongMap();
        Map<Long, Integer> twin = new HashMap<>();
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 20_000; i++) {
            // Few enough keys that some recur, 0 among them, and all in the same slots.
            long key = random.nextLong(8000) << 20;
            assertThat(map.get(key)).isEqualTo(twin.getOrDefault(key, 0));
            map.put(key, i + 1);
            twin.put(key, i + 1);
        }
        twin.forEach((key, value) -> assertThat(map.get(key)).isEqualTo(value));
    }
}
