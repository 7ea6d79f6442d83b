package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.testkit.RandomPositions;

class StructureTest {
    @Test
    void aPositionWithoutSomeGroupsIsReadAsIfItWereNew() {
        SplittableRandom random = new SplittableRandom(91);
        RandomPositions.sample(91, 120).forEach(position -> {
            Structure before = Structure.of(position);
            PointSet.Builder taken = PointSet.builder(position.board());
            for (int group = 0; group < before.groups().count(); group++) {
                if (random.nextInt(4) == 0) {
                    taken.addAll(before.groups().stones(group));
                }
            }
            Position left = position.with(taken.build(), Stones.EMPTY);
            assertThat(facts(before.without(taken.build(), left))).isEqualTo(facts(Structure.of(left)));
        });
    }

    private static List<Object> facts(Structure structure) {
        List<Object> facts = new ArrayList<>();
        facts.add(structure.regions().count());
        facts.add(List.copyOf(structure.halfLinks()));
        for (int group = 0; group < structure.groups().count(); group++) {
            facts.add(structure.groups().stones(group));
            facts.add(structure.territory(group));
        }
        for (EyeSpace space : structure.eyeSpaces()) {
            facts.add(space.points());
            facts.add(space.code());
            facts.add(space.eyes());
        }
        structure
                .stones()
                .board()
                .points()
                .forEach(point -> facts.add(structure.influence().at(point)));
        return facts;
    }
}
