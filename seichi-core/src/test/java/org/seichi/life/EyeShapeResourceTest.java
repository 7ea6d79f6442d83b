package org.seichi.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Board;

/** The table of eye shapes in the resources is exactly what the search finds. */
class EyeShapeResourceTest {
    @Test
    void theSearchFindsTheTableAgain() throws IOException {
        String delivered = Files.readString(Path.of("src/main/resources/org/seichi/life/eye-shapes.txt"));
        Map<Long, EyeOutcome> found = EyeShapeSearch.outcomes(EyeShapes.MAX_SIZE);
        assertThat(EyeShapeSearch.text(found)).isEqualTo(delivered);
        Board board = Board.square(9);
        found.forEach((shape, outcome) -> assertThat(
                        EyeShapes.standard().find(board, Polyominoes.points(shape, board, 1)))
                .contains(outcome));
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "xx/x.", ".x./xxx/.x.", "xxxxxxx"})
    void aShapeIsReadAsItIsWritten(String rows) {
        assertThat(Polyominoes.format(Polyomino.parse(rows))).isEqualTo(rows);
    }
}
