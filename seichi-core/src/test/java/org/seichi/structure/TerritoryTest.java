package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class TerritoryTest {
    private static final Diagram WALLS = Diagram.parse("""
            . . . B . O . . .
            . . . X . O . . .
            . . . X . O . . .
            . . . X . O . . .
            . . . X . O . . .
            """);

    @EveryVariant
    void aWallHoldsWhatIsBehindIt(Variant variant) {
        Structure structure = Structure.of(variant.position(WALLS.position()));
        int group = structure.groups().at(variant.point(WALLS.board(), WALLS.point('B')));
        assertThat(structure.territory(group)).isEqualTo(15);
        assertThat(structure.territory(1 - group)).isEqualTo(15);
    }

    /** Between two stones that it touches once each it is neither's. */
    @EveryVariant
    void aSinglePointGoesToTheChainThatTouchesItOrToNone(Variant variant) {
        assertThat(territory(variant, ". X O", "B1")).isEqualTo(1);
        assertThat(territory(variant, ". X . X .", "B1")).isEqualTo(1);
        assertThat(territory(variant, ". X . X .", "D1")).isEqualTo(1);
    }

    /** C2 touches the chain on the left twice and the stone D2 once. */
    @EveryVariant
    void aSinglePointGoesToTheChainThatTouchesItMost(Variant variant) {
        String drawn = """
                . X . X .
                . X X O .
                """;
        assertThat(territory(variant, drawn, "B1")).isEqualTo(3);
        assertThat(territory(variant, drawn, "D2")).isZero();
    }

    /** Nothing joins the stone C1 to those around the same territory. */
    @EveryVariant
    void aChainInAtariHasNoPartInTheTerritoryBesideIt(Variant variant) {
        String drawn = """
                . . . X O
                . . . X O
                X X . X O
                O O X O O
                """;
        assertThat(territory(variant, drawn, "D4")).isEqualTo(7);
        assertThat(territory(variant, drawn, "C1")).isZero();
    }

    /** The territory of the group of a stone. */
    private static int territory(Variant variant, String drawn, String stone) {
        Diagram diagram = Diagram.parse(drawn);
        Structure structure = Structure.of(variant.position(diagram.position()));
        int point = variant.point(diagram.board(), Coordinates.point(diagram.board(), stone));
        return structure.territory(structure.groups().at(point));
    }

    /**
     * Each point under the influence of adjacent stones counts for one group, unless it is a single point between several
     * groups. The test finds the parts by growing sets.
     */
    @Test
    void noPointCountsTwice() {
        RandomPositions.sample(81, 150).forEach(position -> {
            Structure structure = Structure.of(position);
            int counted = 0;
            for (int group = 0; group < structure.groups().count(); group++) {
                counted += structure.territory(group);
            }
            int sure = 0;
            int most = 0;
            for (PointSet part : parts(position, structure.influence())) {
                sure += part.size() > 1 && !groupsAround(structure, part).isEmpty() ? part.size() : 0;
                most += isHeld(structure, part) ? part.size() : 0;
            }
            assertThat(counted).isBetween(sure, most);
        });
    }

    @Test
    void theChainsAroundAPartOfTwoPointsAreOneGroup() {
        RandomPositions.sample(82, 150).forEach(position -> {
            Structure structure = Structure.of(position);
            for (PointSet part : parts(position, structure.influence())) {
                Set<Integer> around = groupsAround(structure, part);
                assertThat(around.size() <= 1 || part.size() == 1).isTrue();
            }
        });
    }

    private static boolean isHeld(Structure structure, PointSet part) {
        Color owner = Color.of(structure.influence().owner(part.first()));
        Board board = structure.stones().board();
        return part.neighbors(board).intersects(structure.stones().stones(owner));
    }

    /** The groups of the part's color next to it, without chains in atari. */
    private static Set<Integer> groupsAround(Structure structure, PointSet part) {
        Set<Integer> groups = new HashSet<>();
        int owner = structure.influence().owner(part.first());
        part.neighbors(structure.stones().board()).forEach(point -> {
            int chain = structure.chains().at(point);
            if (structure.stones().at(point) == owner && structure.chains().libertyCount(chain) > 1) {
                groups.add(structure.groups().of(chain));
            }
        });
        return groups;
    }

    private static Set<PointSet> parts(Position position, Influence influence) {
        Set<PointSet> parts = new HashSet<>();
        PointSet left = position.empty();
        while (!left.isEmpty()) {
            int first = left.first();
            PointSet same = sameOwner(left, influence, influence.owner(first), position.board());
            PointSet part = PointSet.of(position.board(), first);
            PointSet grown = part.union(part.neighbors(position.board()).intersection(same));
            while (!grown.equals(part)) {
                part = grown;
                grown = part.union(part.neighbors(position.board()).intersection(same));
            }
            if (influence.at(first) != 0) {
                parts.add(part);
            }
            left = left.minus(part);
        }
        return parts;
    }

    private static PointSet sameOwner(PointSet points, Influence influence, int owner, Board board) {
        PointSet.Builder same = PointSet.builder(board);
        points.forEach(point -> {
            if (influence.owner(point) == owner) {
                same.add(point);
            }
        });
        return same.build();
    }
}
