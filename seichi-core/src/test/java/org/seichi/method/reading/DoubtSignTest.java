package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** Which signs ask for a person: those that are enough alone, and the smallest sufficient sets of the others. */
class DoubtSignTest {
    private static final Set<DoubtSign> WEAK =
            EnumSet.of(DoubtSign.SEKI, DoubtSign.FILLS, DoubtSign.OTHER_ENDING, DoubtSign.RAID, DoubtSign.MANY_NEUTRAL);

    @Test
    void eachOtherSignIsEnoughAlone() {
        for (DoubtSign sign : DoubtSign.values()) {
            assertThat(isFlagged(EnumSet.of(sign))).as(sign.name()).isEqualTo(!WEAK.contains(sign));
        }
    }

    @Test
    void weakSignsAreEnoughTogether() {
        List<Set<DoubtSign>> smallest = new ArrayList<>();
        for (int size = 2; size <= WEAK.size(); size++) {
            subsets(size)
                    .filter(DoubtSignTest::isFlagged)
                    .filter(set -> smallest.stream().noneMatch(set::containsAll))
                    .forEach(smallest::add);
        }
        assertThat(smallest)
                .containsExactlyInAnyOrder(
                        EnumSet.of(DoubtSign.FILLS, DoubtSign.RAID),
                        EnumSet.of(DoubtSign.FILLS, DoubtSign.OTHER_ENDING, DoubtSign.SEKI, DoubtSign.MANY_NEUTRAL));
    }

    /** Points that must be filled weigh more than all other signs together that are not enough alone. */
    @Test
    void neededFillsWeighMostOfTheWeakSigns() {
        double others = WEAK.stream()
                .filter(sign -> sign != DoubtSign.FILLS)
                .mapToDouble(DoubtSign::amount)
                .sum();
        assertThat(DoubtSign.FILLS.amount()).isGreaterThan(others);
        for (DoubtSign sign : DoubtSign.values()) {
            assertThat(sign.amount()).isPositive();
        }
    }

    private static Stream<Set<DoubtSign>> subsets(int size) {
        List<DoubtSign> weak = List.copyOf(WEAK);
        List<Set<DoubtSign>> subsets = new ArrayList<>();
        for (int bits = 0; bits < 1 << weak.size(); bits++) {
            Set<DoubtSign> subset = EnumSet.noneOf(DoubtSign.class);
            for (int i = 0; i < weak.size(); i++) {
                if (((bits >> i) & 1) == 1) {
                    subset.add(weak.get(i));
                }
            }
            subsets.add(subset);
        }
        return subsets.stream().filter(subset -> subset.size() == size);
    }

    private static boolean isFlagged(Set<DoubtSign> signs) {
        Doubts doubts = new Doubts();
        for (DoubtSign sign : signs) {
            doubts.add(sign, PointSet.empty(Board.square(9)), "look", "look", "look");
        }
        return !doubts.flags().isEmpty();
    }
}
