package org.seichi.method.carta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.seichi.structure.LibertyWeights;
import org.seichi.structure.Structure;
import org.seichi.testkit.RandomPositions;

/** The paper's numbers: 520, less half of a group's eyes, twice its liberties and half of its territory. */
class GroupStabilityTest {
    @Test
    void theStabilityIsTheFormulaOfThePaper() {
        Set<StaticStep> weighted = EnumSet.allOf(StaticStep.class);
        Set<StaticStep> plain = EnumSet.complementOf(EnumSet.of(StaticStep.WEIGHTED_LIBERTIES));
        RandomPositions.sample(17, 60).forEach(position -> {
            Structure structure = Structure.of(position);
            for (Set<StaticStep> steps : List.of(weighted, plain)) {
                LivingGroups life = new LivingGroups(structure, position, steps);
                for (int group = 0; group < structure.groups().count(); group++) {
                    int sixths = GroupStability.liberties(structure, group, steps);
                    assertThat(GroupStability.of(structure, life, group, steps) / 12.0)
                            .isCloseTo(formula(structure, life, group, sixths), within(1e-9));
                }
            }
        });
    }

    /** 520 - eyes/2 - 2 liberties - territory/2, and at least 1/12, the least number of a group not certainly alive. */
    private static double formula(Structure structure, LivingGroups life, int group, int sixths) {
        double liberties = (double) sixths / LibertyWeights.ONE;
        double value = 520 - life.eyes(group) / 2.0 - 2 * liberties - structure.territory(group) / 2.0;
        return Math.max(1 / 12.0, value);
    }

    @Test
    void itIsWrittenAsThePaperWritesIt() {
        assertThat(GroupStability.format(6210)).isEqualTo("517.5");
        assertThat(GroupStability.format(6216)).isEqualTo("518");
    }
}
