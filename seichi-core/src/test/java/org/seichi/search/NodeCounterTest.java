package org.seichi.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NodeCounterTest {
    @Test
    void theBudgetsAreTenTimesEachOther() {
        assertThat(Budget.SMALL.nodes()).isEqualTo(10_000);
        assertThat(Budget.NORMAL.nodes()).isEqualTo(100_000);
        assertThat(Budget.LARGE.nodes()).isEqualTo(1_000_000);
    }

    @Test
    void countsUpToItsBudget() {
        NodeCounter counter = new NodeCounter(new Budget(2));
        assertThat(counter.spend()).isTrue();
        assertThat(counter.left()).isEqualTo(1);
        assertThat(counter.spend()).isTrue();
        assertThat(counter.spend()).isFalse();
        assertThat(counter.spent()).isEqualTo(2);
        assertThat(counter.left()).isZero();
    }

    @Test
    void otherWorkIsChargedUpToWhatIsLeft() {
        NodeCounter counter = new NodeCounter(new Budget(10));
        counter.spend(4);
        assertThat(counter.spent()).isEqualTo(4);
        counter.spend(6);
        assertThat(counter.spent()).isEqualTo(10);
        counter.spend(1);
        assertThat(counter.spent()).isEqualTo(10);
    }

    /** A part has at most what the whole has left, and counts when it is added. */
    @Test
    void partsAreOfTheWhole() {
        NodeCounter counter = new NodeCounter(new Budget(10));
        counter.spend(3);
        assertThat(counter.part(5).left()).isEqualTo(5);
        NodeCounter part = counter.part(8);
        assertThat(part.left()).isEqualTo(7);
        part.spend(2);
        assertThat(counter.spent()).isEqualTo(3);
        counter.add(part);
        assertThat(counter.spent()).isEqualTo(5);
    }
}
