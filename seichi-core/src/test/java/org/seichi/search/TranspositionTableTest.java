package org.seichi.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TranspositionTableTest {
    private static final int BITS = 12;

    @ParameterizedTest
    @CsvSource({
        "0, 16777215, 702, 1023, 1",
        "16777215, 0, -1, 0, 9223372036854775807",
        "16777214, 16777214, 0, 5, 0",
        "1, 1, 1022, 0, 77",
    })
    void keepsWhatIsStored(int proof, int disproof, int move, int distance, long work) {
        TranspositionTable table = new TranspositionTable(BITS);
        for (long key : new long[] {0, -1, 0x123456789ABCDEFL}) {
            assertThat(table.find(key)).isEqualTo(TranspositionTable.ABSENT);
            table.store(key, proof, disproof, move, distance, work);
            int entry = table.find(key);
            assertThat(table.proof(entry)).isEqualTo(proof);
            assertThat(table.disproof(entry)).isEqualTo(disproof);
            assertThat(table.move(entry)).isEqualTo(move);
            assertThat(table.distance(entry)).isEqualTo(distance);
        }
    }

    @Test
    void replacesWhatItKnewAboutTheSameKey() {
        TranspositionTable table = new TranspositionTable(BITS);
        table.store(5, 1, 2, 3, 0, 1000);
        table.store(5, 4, 5, 6, 0, 1);
        assertThat(table.proof(table.find(5))).isEqualTo(4);
        assertThat(table.move(table.find(5))).isEqualTo(6);
    }

    /** Keys that differ in any single bit are told apart. */
    @Test
    void tellsKeysApart() {
        for (int bit = 0; bit < Long.SIZE; bit++) {
            TranspositionTable table = new TranspositionTable(BITS);
            table.store(0, 1, 1, 1, 0, 1);
            assertThat(table.find(1L << bit)).as("bit " + bit).isEqualTo(TranspositionTable.ABSENT);
        }
    }

    @Test
    void forgetsWhatTookTheLeastWork() {
        TranspositionTable table = new TranspositionTable(BITS);
        long[] works = {1000, 30, 70000, 4, 500};
        for (int i = 0; i < works.length; i++) {
            table.store((long) i << 40, 1, 1, 1, 0, works[i]);
        }
        assertThat(table.find(3L << 40)).isEqualTo(TranspositionTable.ABSENT);
        for (int i : new int[] {0, 1, 2, 4}) {
            assertThat(table.find((long) i << 40)).isNotEqualTo(TranspositionTable.ABSENT);
        }
    }

    @Test
    void neverAnswersForAnotherKey() {
        TranspositionTable table = new TranspositionTable(BITS);
        SplittableRandom random = new SplittableRandom(1);
        int known = 0;
        for (int i = 0; i < 20_000; i++) {
            long key = random.nextLong();
            table.store(key, (int) (key >>> 45) + 1, 1, 0, 0, random.nextInt(100));
            assertThat(table.find(~key)).isEqualTo(TranspositionTable.ABSENT);
            known += table.find(key) == TranspositionTable.ABSENT ? 0 : 1;
            assertThat(table.proof(table.find(key))).isEqualTo((int) (key >>> 45) + 1);
        }
        assertThat(known).isEqualTo(20_000);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 11, 27})
    void hasABoundedSize(int bits) {
        assertThatThrownBy(() -> new TranspositionTable(bits)).isInstanceOf(IllegalArgumentException.class);
    }
}
