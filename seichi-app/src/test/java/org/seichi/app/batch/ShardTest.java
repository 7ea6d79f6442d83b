package org.seichi.app.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShardTest {
    private static final long HASH = 546814864818720397L;

    @Test
    void everyNameIsInOnePartAndThePartsAreAboutEqual() {
        int[] sizes = new int[7];
        for (int name = 0; name < 7000; name++) {
            String key = "2001/game" + name + ".sgf";
            int[] parts = IntStream.rangeClosed(1, 7)
                    .filter(index -> new Shard(index, 7).contains(key))
                    .toArray();
            assertThat(parts).hasSize(1);
            sizes[parts[0] - 1]++;
        }
        assertThat(Arrays.stream(sizes)).allMatch(size -> size > 850 && size < 1150);
    }

    @Test
    void whichPartANameBelongsToNeverChanges() {
        assertThat(Shard.hash("2001/a.sgf")).isEqualTo(HASH);
        assertThat(Shard.WHOLE.contains("2001/a.sgf")).isTrue();
    }

    @Test
    void numbersThatMakeNoSenseAreRefused() {
        assertThatThrownBy(() -> new Shard(0, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Shard(4, 3)).isInstanceOf(IllegalArgumentException.class);
    }
}
