package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
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
import org.seichi.text.Diagram;

/** The positions that the searches visit: a changed limit shows here long before it shows in what is proven. */
class SearchStepsTest {
    private static final long USUAL = 20_000;

    /** Ends of random games of the given length: the points that search proves, and the positions that it visits. */
    @ParameterizedTest
    @CsvSource({
        "1, 9, 9, 71, '0 of 617, 0 of 16'",
        "2, 12, 9, 47, '0 of 1018, 0 of 432'",
        "3, 7, 7, 52, '31 of 768, 0 of 11'",
        "4, 7, 7, 92, '0 of 15, 49 of 8'",
        "6, 13, 9, 68, '0 of 615, 0 of 1651'",
        "7, 7, 8, 97, '9 of 27, 37 of 481'",
        "8, 12, 9, 51, '0 of 2463, 0 of 1537'",
        "10, 12, 9, 176, '0 of 11, 108 of 16'",
        "12, 8, 6, 79, '0 of 368, 0 of 3915'",
        "13, 11, 7, 111, '51 of 34, 26 of 3'",
        "14, 9, 6, 70, '54 of 211, 0 of 371'",
        "16, 12, 10, 215, '0 of 1263, 76 of 398'",
        "19, 8, 11, 40, '0 of 1176, 0 of 3360'",
        "20, 10, 9, 70, '13 of 98, 12 of 95'",
        "21, 13, 7, 151, '49 of 783, 0 of 117'",
        "24, 11, 11, 91, '48 of 1465, 0 of 534'",
        "25, 11, 9, 40, '0 of 3280, 0 of 2415'",
        "28, 13, 11, 155, '61 of 216, 81 of 73'",
        "29, 11, 8, 160, '7 of 39, 66 of 785'",
        "43, 9, 9, 124, '0 of 356, 63 of 20000'",
        "1, 9, 9, 41, '0 of 558, 0 of 1877'",
        "94, 6, 6, 30, '0 of 11, 0 of 36'",
        "99, 11, 6, 74, '47 of 29, 0 of 15'",
        "66, 10, 7, 69, '0 of 13, 20 of 28'",
        "5, 9, 7, 70, '26 of 1, 0 of 8'",
        "37, 8, 10, 130, '54 of 341, 0 of 2608'",
        "181, 7, 10, 87, '0 of 117, 30 of 509'",
        "36, 12, 11, 139, '32 of 56, 94 of 81'",
        "609, 11, 11, 149, '121 of 24, 0 of 26'",
        "794, 11, 9, 104, '64 of 20000, 19 of 12'",
        "4, 11, 10, 98, '21 of 158, 42 of 88'",
        "14, 11, 6, 56, '20 of 22, 18 of 170'",
        "49, 11, 9, 105, '0 of 10, 71 of 12'",
        "62, 11, 11, 109, '40 of 25, 58 of 20'",
        "379, 11, 11, 110, '39 of 114, 0 of 124'",
        "458, 12, 6, 75, '0 of 454, 0 of 4185'",
        "33, 9, 10, 68, '0 of 246, 0 of 1712'",
        "847, 11, 8, 67, '30 of 65, 8 of 128'",
        "6, 10, 8, 66, '0 of 191, 18 of 82'",
        "10, 9, 10, 44, '0 of 2661, 0 of 4504'",
        "54, 9, 6, 47, '0 of 121, 28 of 146'",
        "154, 7, 7, 72, '40 of 0, 0 of 7'",
        "417, 7, 7, 29, '7 of 198, 0 of 96'",
        "628, 7, 10, 28, '0 of 213, 0 of 13677'",
        "722, 8, 7, 30, '0 of 226, 0 of 777'"
    })
    void soManyPositionsAreVisited(long seed, int width, int height, int moves, String expected) {
        Position position =
                RandomPositions.played(new Board(width, height), seed, moves).position();
        assertThat(steps(position, Color.BLACK, USUAL) + ", " + steps(position, Color.WHITE, USUAL))
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

    /** An empty corner of twenty points is too hard: its walls live, but its territory is given up after 5,000 positions a point. */
    @Test
    void territoryIsGivenUpAtItsLimit() {
        Diagram corner = Diagram.parse("""
                . . . . . X . X .
                . . . . . X X X X
                . . . . . X . . .
                . . . . . X . . .
                X X X X X X . . .
                . . . . . . . . .
                . . . . . . . . .
                """);
        assertThat(steps(corner.position(), Color.BLACK, 200_000)).isEqualTo("16 of 100000");
    }

    private static String proven(ColorSafety safety) {
        return safety.stones().size() + " and " + safety.territory().size();
    }

    private static String steps(Position position, Color color, long budget) {
        NodeCounter counter = new NodeCounter(new Budget(budget));
        Benson benson = new Benson(Enclosures.of(Chains.of(position), color), Suicide.FORBIDDEN);
        PointSet statics = StaticRules.without(PointSet.empty(position.board()), benson)
                .result()
                .points();
        Asked everything = Asked.everything(position, color);
        int found = SearchRules.prove(
                        benson, List.of(), statics, new LocalSearch(counter), Suicide.FORBIDDEN, everything)
                .map(proven -> proven.points().size())
                .orElse(0);
        return found + " of " + counter.spent();
    }
}
