package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlainWeightsTest {
    private static TraitKeys traits(PlainTrait kind, int... values) {
        TraitKeys traits = new TraitKeys();
        for (int value : values) {
            traits.add(kind, value);
        }
        return traits;
    }

    @Test
    void aTraitWithoutAWeightCountsNothing() {
        PlainWeights weights =
                PlainWeights.parse(List.of("# moves", "shape-8\t-0.5\t2 18", "line\t1.25\t2", "line\t-0.07\t3"));

        assertThat(weights.sum(traits(PlainTrait.SHAPE_8, 46, 2, 3))).isEqualTo(-100);
        assertThat(weights.sum(traits(PlainTrait.LINE, 2, 3, 4))).isEqualTo(118);
        assertThat(weights.sum(traits(PlainTrait.SHAPE_12, 46, 2))).isZero();
    }

    @Test
    void manyValuesAreKeptApart() {
        List<String> lines = new ArrayList<>();
        for (int value = 0; value < 10_000; value++) {
            lines.add("shape-12\t" + value % 100 / 100.0 + "\t" + Integer.toString(7 * value, 36));
        }
        PlainWeights weights = PlainWeights.parse(lines);

        for (int value = 0; value < 10_000; value++) {
            assertThat(weights.sum(traits(PlainTrait.SHAPE_12, 7 * value))).isEqualTo(value % 100);
            assertThat(weights.sum(traits(PlainTrait.SHAPE_12, 7 * value + 1))).isZero();
        }
    }

    @Test
    void weightsMustBeThere() {
        assertThatThrownBy(() -> PlainWeights.read("nothing.tsv")).isInstanceOf(IllegalArgumentException.class);
    }
}
