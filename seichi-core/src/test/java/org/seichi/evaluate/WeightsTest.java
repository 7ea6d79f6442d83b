package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class WeightsTest {
    private static final List<String> LINES = List.of(
            "# points",
            "TURN\t1",
            "GROUP_VARIANCE\t-2",
            "POINT_VARIANCE\t0.5",
            "JUDGED\t0",
            "OPEN_JUDGED\t0",
            "SAMPLED\t2",
            "OPEN_SAMPLED\t-1");

    @Test
    void theSumIsTheLogarithmOfTheOdds() {
        Weights weights = Weights.parse(LINES, BoardWeight.class);
        assertThat(weights.probability(new double[] {0, 0, 0, 0, 0, 0, 0})).isEqualTo(0.5);
        assertThat(weights.probability(new double[] {1, 1, 2, 0, 0, 0, 0})).isEqualTo(0.5);
        assertThat(weights.probability(new double[] {Math.log(3), 0, 0, 0, 0, 0, 0}))
                .isEqualTo(0.75, within(1e-12));
        assertThat(weights.probability(new double[] {0, 0, 0, 0, 0, Math.log(3), Math.log(3)}))
                .isEqualTo(0.75, within(1e-12));
    }

    @Test
    void eachTraitNeedsItsWeight() {
        assertThatThrownBy(() -> Weights.parse(LINES.subList(0, 6), BoardWeight.class))
                .hasMessageContaining("SAMPLED");
        assertThatThrownBy(() -> Weights.parse(List.of("WIND\t1"), BoardWeight.class))
                .hasMessageContaining("WIND");
    }
}
