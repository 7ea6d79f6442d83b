package org.seichi.method.park;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.seichi.structure.Chains;
import org.seichi.structure.Structure;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class GroupTerritoryTest {
    /** The corner belongs to all three black strings around it, the single point below to one of them alone. */
    private static final Diagram SHARED = Diagram.parse("""
            . . . X O . .
            . . X O O . .
            X B O O . . .
            X X O . . . .
            . X O . . . .
            X X O . . . .
            O O O . . . .
            """);

    @EveryVariant
    void allStringsAroundAnAreaHaveAllOfIt(Variant variant) {
        Structure structure = Structure.of(variant.position(SHARED.position()), EnumSet.noneOf(Structure.Part.class));
        Chains chains = structure.chains();
        int[] territory = GroupTerritory.of(structure);

        assertThat(territory[at(chains, variant, 0, 3)]).isEqualTo(5);
        assertThat(territory[at(chains, variant, 1, 2)]).isEqualTo(5);
        assertThat(territory[chains.at(variant.point(SHARED.board(), SHARED.point('B')))])
                .isEqualTo(6);
        assertThat(territory[at(chains, variant, 0, 4)]).isEqualTo(23);
    }

    private static int at(Chains chains, Variant variant, int row, int column) {
        return chains.at(variant.point(SHARED.board(), SHARED.board().point(column, row)));
    }
}
