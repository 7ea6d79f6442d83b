package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.testkit.RandomPositions;
import org.seichi.text.Diagram;

class GroupsTest {
    private static final Position FOUR = Diagram.parse("""
            X . X . X X
            . . . . . .
            . O . . . .
            """).position();

    @Test
    void everyChainStartsAlone() {
        Chains chains = Chains.of(FOUR);
        Groups groups = new Groups.Builder(chains).build();
        assertThat(groups.count()).isEqualTo(4);
        for (int chain = 0; chain < 4; chain++) {
            assertThat(groups.of(chain)).isEqualTo(chain);
            assertThat(groups.stones(chain)).isEqualTo(chains.stones(chain));
            assertThat(groups.code(chain)).isEqualTo(chains.code(chain));
        }
    }

    @Test
    void groupsAreNumberedByTheirFirstChain() {
        Chains chains = Chains.of(FOUR);
        Groups.Builder builder = new Groups.Builder(chains);
        builder.join(2, 0);
        builder.join(0, 2);
        Groups groups = builder.build();

        assertThat(groups.count()).isEqualTo(3);
        assertThat(groups.of(0)).isEqualTo(0);
        assertThat(groups.of(1)).isEqualTo(1);
        assertThat(groups.of(2)).isEqualTo(0);
        assertThat(groups.of(3)).isEqualTo(2);
        assertThat(groups.size(0)).isEqualTo(2);
        assertThat(groups.chain(0, 1)).isEqualTo(2);
        assertThat(groups.stoneCount(0)).isEqualTo(3);
        assertThat(groups.at(chains.stone(2, 1))).isEqualTo(0);
    }

    @Test
    void theLargestChainIsTheFirstOfThoseWithMostStones() {
        Groups.Builder builder = new Groups.Builder(Chains.of(FOUR));
        builder.join(0, 1);
        assertThat(builder.build().largestChain(0)).isZero();
        builder.join(1, 2);
        assertThat(builder.build().largestChain(0)).isEqualTo(2);
    }

    @Test
    void joiningIsTransitive() {
        Groups.Builder builder = new Groups.Builder(Chains.of(FOUR));
        builder.join(0, 1);
        builder.join(2, 1);
        assertThat(builder.root(2)).isEqualTo(0);
        assertThat(builder.build().count()).isEqualTo(2);
    }

    @Test
    void everyStoneIsInOneGroupOfItsColor() {
        RandomPositions.sample(72, 120).forEach(position -> {
            Structure structure = Structure.of(position);
            Groups groups = structure.groups();
            PointSet seen = PointSet.empty(position.board());
            for (int group = 0; group < groups.count(); group++) {
                PointSet stones = groups.stones(group);
                int code = groups.code(group);
                assertThat(stones.size()).isEqualTo(groups.stoneCount(group));
                assertThat(stones.intersects(seen)).isFalse();
                stones.forEach(stone -> assertThat(position.at(stone)).isEqualTo(code));
                seen = seen.union(stones);
            }
            assertThat(seen).isEqualTo(position.board().points().minus(position.empty()));
        });
    }
}
