package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables that order moves are as fitted: an edited number is noticed. */
class MoveTablesTest {
    @ParameterizedTest
    @CsvSource({"move-network.tsv, 4a079553", "move-weights.tsv, 9ee160dd"})
    void aTableIsAsItWasFitted(String table, String digest) throws IOException {
        CRC32 sum = new CRC32();
        try (InputStream stream = MoveWeights.class.getResourceAsStream(table)) {
            sum.update(stream.readAllBytes());
        }
        assertThat(Long.toHexString(sum.getValue())).isEqualTo(digest);
    }
}
