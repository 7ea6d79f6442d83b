package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.seichi.text.Lines;

class BoardWeightTest {
    @Test
    void theTableHasEachWeightAndNoOther() {
        assertThat(Lines.numbers(Lines.ofResource(BoardWeight.class, "board-weights.tsv")))
                .containsOnlyKeys(
                        Stream.of(BoardWeight.values()).map(Enum::name).toArray(String[]::new))
                .allSatisfy((name, value) ->
                        assertThat(BoardWeight.valueOf(name).value()).isEqualTo(value));
    }
}
