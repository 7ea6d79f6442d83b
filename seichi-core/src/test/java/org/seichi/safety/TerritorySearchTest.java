package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.safety.local.LocalSearch;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.structure.Chains;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Territory that only search proves, and the limits of that search. */
class TerritorySearchTest {
    /** A corner of nine points, of which pairs leave three uncovered, with a corridor of eleven points: twenty. */
    private static final Diagram TWENTY = Diagram.parse("""
            . X . X X X X X X X X X X X X X
            X X X X X X X X X X X X X X X X
            . . . . . . . . . . . . . . X X
            . . . X X X X X X X X X X X X X
            . . . X X X X X X X X X X X X X
            """);

    /** The same with a corridor of twelve. */
    private static final Diagram TWENTY_ONE = Diagram.parse("""
            . X . X X X X X X X X X X X X X
            X X X X X X X X X X X X X X X X
            . . . . . . . . . . . . . . . X
            . . . X X X X X X X X X X X X X
            . . . X X X X X X X X X X X X X
            """);

    /** Seventeen points in which White may well live. */
    private static final Diagram WIDE = Diagram.parse("""
            . X . X X X X
            X X X X X X X
            . . . . . X X
            . . . . X X X
            . . . . X X X
            . . . . X X X
            """);

    @EveryVariant
    void twentyPointsAreSearched(Variant variant) {
        assertThat(isTerritory(variant, TWENTY)).isTrue();
        assertThat(isTerritory(variant, TWENTY_ONE)).isFalse();
    }

    private static boolean isTerritory(Variant variant, Diagram diagram) {
        Board board = diagram.board();
        PointSet corner = variant.points(board, Coordinates.points(board, "A1"));
        return Safety.of(variant.position(diagram.position()), Suicide.FORBIDDEN, Budget.NORMAL)
                .of(variant.color(Color.BLACK))
                .territory()
                .containsAll(corner);
    }

    /** Every rule by which a search recognizes territory shows in the number of positions visited. */
    @Test
    void soManyPositionsAreVisited() {
        assertThat(visited(TWENTY)).isEqualTo(22);
    }

    @Test
    void fiveThousandPositionsForEachPointAreTheMost() {
        assertThat(visited(WIDE)).isEqualTo(85_000);
    }

    /** The end of a random game: a later answer of the searched zone beside the point may fill it, no first one does. */
    @Test
    void aSinglePointBetweenSafeStonesMayCostItsOwnerAMove() {
        Position position = RandomPositions.played(new Board(12, 8), 113, 70).position();
        PointSet point = Coordinates.points(position.board(), "L8");
        Benson benson = new Benson(Enclosures.of(Chains.of(position), Color.WHITE), Suicide.FORBIDDEN);
        LocalSearch search = new LocalSearch(new NodeCounter(new Budget(20_000)));
        PointSet none = PointSet.empty(position.board());
        Asked everything = Asked.everything(position, Color.WHITE);
        ColorSafety proven = SearchRules.prove(benson, List.of(), none, search, Suicide.FORBIDDEN, everything)
                .orElseThrow();
        assertThat(proven.strategies())
                .allSatisfy(strategy ->
                        assertThat(strategy.firstAnswers()).noneMatch(reply -> point.contains(reply.answer())));
        assertThat(proven.regions())
                .filteredOn(region -> region.points().equals(point))
                .singleElement()
                .matches(RegionProof::needsAnswer);
    }

    /** The largest budget, in positions visited, that the proofs of both colors use up. */
    private static long visited(Diagram diagram) {
        Position position = diagram.position();
        long used = 0;
        for (long step = 1 << 16; step > 0; step >>= 1) {
            if (Safety.of(position, Suicide.FORBIDDEN, new Budget(used + step)).isCutShort()) {
                used += step;
            }
        }
        return used;
    }
}
