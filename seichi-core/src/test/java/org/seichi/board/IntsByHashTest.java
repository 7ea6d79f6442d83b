package org.seichi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class IntsByHashTest {
    /** Few different hashes, many of which differ only in their upper half, so that they collide. */
    @Test
    void itIsAMap() {
        SplittableRandom random = new SplittableRandom(7);
        Map<Long, Integer> twin = new HashMap<>();
        IntsByHash moves = new IntsByHash();
        for (int i = 0; i < 20_000; i++) {
            long hash = random.nextLong(64) << 40 | random.nextLong(32);
            assertThat(moves.get(hash)).isEqualTo(twin.getOrDefault(hash, IntsByHash.UNKNOWN));
            if (random.nextInt(3) == 0) {
                int move = random.nextInt(-1, 400);
                twin.put(hash, move);
                assertThat(moves.put(hash, move)).isEqualTo(move);
            }
        }
        twin.forEach((hash, move) -> assertThat(moves.get(hash)).isEqualTo(move));
    }

    @Test
    void aPassAndNoMoveAreRemembered() {
        IntsByHash moves = new IntsByHash();
        moves.put(0, -1);
        moves.put(1, 0);
        assertThat(moves.get(0)).isEqualTo(-1);
        assertThat(moves.get(1)).isZero();
        assertThat(moves.get(2)).isEqualTo(IntsByHash.UNKNOWN);
    }

    /** Few enough hashes that some recur, 0 among them, which differ only in bits beyond those of the first slots. */
    @Test
    void anIntOfItsOwnStandsForNoEntry() {
        IntsByHash map = new IntsByHash(0);
        Map<Long, Integer> twin = new HashMap<>();
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 20_000; i++) {
            long hash = random.nextLong(8000) << 20;
            assertThat(map.get(hash)).isEqualTo(twin.getOrDefault(hash, 0));
            map.put(hash, i + 1);
            twin.put(hash, i + 1);
        }
    }
}
