package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
    void eachWeightIsRead() {
        Weights weights = Weights.parse(LINES);
        assertThat(weights.of(BoardWeight.GROUP_VARIANCE)).isEqualTo(-2);
        assertThat(weights.of(BoardWeight.POINT_VARIANCE)).isEqualTo(0.5);
    }

    @Test
    void eachWeightIsNeeded() {
        assertThatThrownBy(() -> Weights.parse(LINES.subList(0, 6))).hasMessageContaining("SAMPLED");
        assertThatThrownBy(() -> Weights.parse(List.of("WIND\t1"))).hasMessageContaining("WIND");
    }
}
