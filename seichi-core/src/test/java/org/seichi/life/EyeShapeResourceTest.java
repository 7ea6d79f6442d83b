package org.seichi.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The table of eye shapes as it is delivered: what the search finds, and nothing else. */
class EyeShapeResourceTest {
    @Test
    void theSearchFindsTheTableAgain() throws IOException {
        String delivered = Files.readString(Path.of("src/main/resources/org/seichi/life/eye-shapes.txt"));
        assertThat(EyeShapes.upTo(EyeShapes.MAX_SIZE).toText()).isEqualTo(delivered);
        assertThat(EyeShapes.standard().toText()).isEqualTo(delivered);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "xx/x.", ".x./xxx/.x.", "xxxxxxx"})
    void aShapeIsReadAsItIsWritten(String rows) {
        assertThat(Polyomino.format(Polyomino.parse(rows))).isEqualTo(rows);
    }
}
