package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlainWeightsTest {
    private static final PlainWeights WEIGHTS =
            PlainWeights.parse(List.of("line", "2\t125", "3\t-7\tRMPO", "last", "2\t-50\tMQRN"));

    private static TraitKeys traits(PlainTrait kind, int... values) {
        TraitKeys traits = new TraitKeys();
        for (int value : values) {
            traits.add(kind, value);
        }
        return traits;
    }

    @Test
    void aTraitWithoutAWeightCountsNothing() {
        assertThat(WEIGHTS.sum(traits(PlainTrait.LINE, 2, 4, 5))).isEqualTo(125);
        assertThat(WEIGHTS.sum(traits(PlainTrait.SECOND, 2, 3))).isZero();
    }

    @Test
    void theUnitsAddUpTheWeightsOfAllTraits() {
        TraitKeys both = traits(PlainTrait.LINE, 2, 3, 4);
        both.add(PlainTrait.LAST, 2);
        int[] sums = {1, 0, 0, 0, 0, 1};
        WEIGHTS.addUnits(both, sums, 1);

        assertThat(WEIGHTS.sum(both)).isEqualTo(125 - 7 - 50);
        assertThat(sums).containsExactly(1, 3 - 2, -2 + 2, 1 + 3, -1, 1);
    }

    @Test
    void manyValuesAreKeptApart() {
        List<String> lines = new ArrayList<>(List.of("nearest"));
        for (int value = 0; value < 10_000; value++) {
            lines.add(7 * value + "\t" + value % 100);
        }
        PlainWeights weights = PlainWeights.parse(lines);

        for (int value = 0; value < 10_000; value++) {
            assertThat(weights.sum(traits(PlainTrait.NEAREST, 7 * value))).isEqualTo(value % 100);
            assertThat(weights.sum(traits(PlainTrait.NEAREST, 7 * value + 1))).isZero();
        }
    }
}
