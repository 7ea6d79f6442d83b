package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.safety.local.LocalSearch;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.structure.Chains;
import org.seichi.testkit.RandomPositions;

/** The positions that the searches visit: a changed limit shows here long before it shows in what is proven. */
class SearchStepsTest {
    /** Ends of random games of the given length: the points that search proves, and the positions that it visits. */
    @ParameterizedTest
    @CsvSource({
        "1, 9, 9, 71, '25 of 405, 0 of 229'",
        "2, 12, 9, 47, '0 of 2147, 0 of 2070'",
        "3, 7, 7, 52, '31 of 426, 0 of 84'",
        "4, 7, 7, 92, '0 of 73, 49 of 9'",
        "6, 13, 9, 68, '0 of 2087, 0 of 1613'",
        "7, 7, 8, 97, '9 of 50, 37 of 537'",
        "8, 12, 9, 51, '0 of 1701, 0 of 2048'",
        "10, 12, 9, 176, '0 of 45, 108 of 40'",
        "12, 8, 6, 79, '0 of 274, 21 of 1533'",
        "13, 11, 7, 111, '51 of 30, 26 of 24'",
        "14, 9, 6, 70, '54 of 211, 0 of 199'",
        "16, 12, 10, 215, '0 of 1361, 73 of 298'",
        "19, 8, 11, 40, '0 of 1852, 0 of 2106'",
        "20, 10, 9, 70, '13 of 408, 0 of 803'",
        "21, 13, 7, 151, '49 of 823, 0 of 318'",
        "24, 11, 11, 91, '51 of 1513, 0 of 1120'",
        "25, 11, 9, 40, '0 of 2039, 0 of 2451'",
        "28, 13, 11, 155, '61 of 270, 81 of 98'",
        "29, 11, 8, 160, '7 of 318, 66 of 1127'",
        "43, 9, 9, 124, '0 of 190, 44 of 12708'",
        "1, 9, 9, 41, '0 of 3827, 0 of 1298'",
        "94, 6, 6, 30, '0 of 300, 0 of 206'",
        "99, 11, 6, 74, '47 of 48, 0 of 67'",
        "66, 10, 7, 69, '0 of 73, 20 of 115'",
        "5, 9, 7, 70, '26 of 7, 0 of 41'",
        "37, 8, 10, 130, '54 of 933, 0 of 440'",
        "181, 7, 10, 87, '0 of 167, 30 of 1000'",
        "36, 12, 11, 139, '32 of 147, 94 of 87'",
        "609, 11, 11, 149, '121 of 23, 0 of 209'",
        "794, 11, 9, 104, '64 of 20000, 19 of 21'",
        "4, 11, 10, 98, '0 of 912, 28 of 167'",
        "14, 11, 6, 56, '20 of 157, 18 of 270'",
        "49, 11, 9, 105, '0 of 68, 71 of 50'",
        "62, 11, 11, 109, '40 of 125, 58 of 87'",
        "379, 11, 11, 110, '39 of 166, 0 of 498'",
        "458, 12, 6, 75, '0 of 303, 21 of 3858'",
        "33, 9, 10, 68, '0 of 638, 0 of 1629'",
        "847, 11, 8, 67, '26 of 226, 0 of 305'",
        "722, 8, 7, 30, '0 of 721, 0 of 1994'"
    })
    void soManyPositionsAreVisited(long seed, int width, int height, int moves, String expected) {
        Position position =
                RandomPositions.played(new Board(width, height), seed, moves).position();
        assertThat(steps(position, Color.BLACK) + ", " + steps(position, Color.WHITE))
                .isEqualTo(expected);
    }

    /** The same without a search: stones and territory that are proven, where spaces are covered and doors are closed. */
    @ParameterizedTest
    @CsvSource({
        "28, 9, 9, 73, '24 and 7, 19 and 3'",
        "100, 9, 8, 134, '0 and 0, 52 and 6'",
        "148, 8, 7, 77, '28 and 13, 0 and 0'",
        "150, 13, 11, 262, '90 and 18, 10 and 1'",
        "816, 13, 6, 84, '20 and 2, 0 and 0'",
        "1498, 9, 6, 43, '16 and 6, 17 and 1'",
        "1636, 7, 10, 80, '35 and 14, 0 and 0'",
        "1734, 8, 11, 89, '0 and 0, 27 and 14'",
        "6781, 7, 11, 64, '0 and 0, 17 and 5'"
    })
    void soMuchIsProvenWithoutSearch(long seed, int width, int height, int moves, String expected) {
        Position position =
                RandomPositions.played(new Board(width, height), seed, moves).position();
        Safety safety = Safety.of(position, Suicide.FORBIDDEN);
        assertThat(proven(safety.of(Color.BLACK)) + ", " + proven(safety.of(Color.WHITE)))
                .isEqualTo(expected);
    }

    private static String proven(ColorSafety safety) {
        return safety.stones().size() + " and " + safety.territory().size();
    }

    private static String steps(Position position, Color color) {
        NodeCounter counter = new NodeCounter(new Budget(20_000));
        Benson benson = Benson.of(Enclosures.of(Chains.of(position), color), Suicide.FORBIDDEN);
        PointSet statics = StaticRules.without(PointSet.empty(position.board()), benson)
                .result()
                .points();
        ZoneLife none = ZoneLife.none(position.board());
        ColorSafety found = SearchRules.prove(benson, none, statics, new LocalSearch(counter), Suicide.FORBIDDEN);
        return found.points().size() + " of " + counter.spent();
    }
}
