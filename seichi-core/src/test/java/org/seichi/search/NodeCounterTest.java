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

    /** A question has at most what the whole has left, and what it takes counts. */
    @Test
    void questionsAreOfTheWhole() {
        NodeCounter counter = new NodeCounter(new Budget(10));
        counter.spend(3);
        assertThat(counter.<Long>ask(5, NodeCounter::left)).isEqualTo(5);
        long left = counter.ask(8, part -> {
            part.spend(2);
            return part.left();
        });
        assertThat(left).isEqualTo(5);
        assertThat(counter.spent()).isEqualTo(5);
    }
}
