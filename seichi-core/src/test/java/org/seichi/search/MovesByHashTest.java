package org.seichi.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MovesByHashTest {
    /** Few different hashes, many of which differ only in their upper half, so that they collide. */
    @Test
    void itIsAMap() {
        SplittableRandom random = new SplittableRandom(7);
        Map<Long, Integer> twin = new HashMap<>();
        MovesByHash moves = new MovesByHash();
        for (int i = 0; i < 20_000; i++) {
            long hash = random.nextLong(64) << 40 | random.nextLong(32);
            assertThat(moves.get(hash)).isEqualTo(twin.getOrDefault(hash, MovesByHash.UNKNOWN));
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
        MovesByHash moves = new MovesByHash();
        moves.put(0, Solution.NO_MOVE);
        moves.put(1, 0);
        assertThat(moves.get(0)).isEqualTo(Solution.NO_MOVE);
        assertThat(moves.get(1)).isZero();
        assertThat(moves.get(2)).isEqualTo(MovesByHash.UNKNOWN);
    }
}
