package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Whether one move of the opponent can cut two half connections. */
class HalfLinkTest {
    private static final HalfLink LINK = over(1, 2);

    @Test
    void noneCutsBothWithoutACommonPoint() {
        assertThat(LINK.isApartFrom(over(3, 4))).isTrue();
        assertThat(LINK.isApartFrom(over(3, 3))).isTrue();
    }

    @Test
    void oneOnACommonPointDoes() {
        assertThat(LINK.isApartFrom(over(1, 4))).isFalse();
        assertThat(LINK.isApartFrom(over(4, 1))).isFalse();
        assertThat(LINK.isApartFrom(over(2, 4))).isFalse();
        assertThat(LINK.isApartFrom(over(4, 2))).isFalse();
        assertThat(LINK.isApartFrom(LINK)).isFalse();
    }

    private static HalfLink over(int point, int other) {
        return new HalfLink(0, 1, point, other);
    }
}
