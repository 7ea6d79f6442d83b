package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.function.IntPredicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;

/** The limits between the statuses of a zone, tested on both sides, on a 10x10 board. */
class ZonesTest {
    private static final Board BOARD = Board.square(10);

    /** Black's wall is the second row, and White can connect stones to the given number of the ten points behind it. */
    @ParameterizedTest
    @CsvSource({"1, SAFE", "2, POTENTIAL", "4, POTENTIAL", "5, THREATENED"})
    void controlOfNineTenthsIsSafeAndOfSixPotential(int entrances, ZoneStatus expected) {
        PointSet wall = where(point -> BOARD.y(point) == 1);
        PointSet open = where(point -> BOARD.y(point) == 0 && BOARD.x(point) < entrances);

        assertThat(status(wall, open)).isEqualTo(expected);
    }

    /** Black's wall is the sixth row, with 50 points above it; moving one of its stones down a row makes that 51. */
    @ParameterizedTest
    @CsvSource({"5, POTENTIAL", "6, UNUSED"})
    void halfOfTheBoardIsTheMost(int rowOfOneStone, ZoneStatus expected) {
        PointSet wall = where(point -> BOARD.y(point) == (BOARD.x(point) == 5 ? rowOfOneStone : 5));

        assertThat(status(wall, PointSet.empty(BOARD))).isEqualTo(expected);
    }

    private static PointSet where(IntPredicate isThere) {
        return PointSet.of(
                BOARD, Arrays.stream(BOARD.points().toArray()).filter(isThere).toArray());
    }

    /** The status of the zone in the upper left corner if all stones live. */
    private static ZoneStatus status(PointSet wall, PointSet entrances) {
        Position position = Position.empty(BOARD).with(wall, Color.BLACK.code());
        PositionFacts facts = PositionFacts.of(position, Effort.QUICK.withCaptures(new Budget(100)));
        double[] chances = new double[facts.structure().groups().count()];
        Arrays.fill(chances, 1);
        PointSet none = PointSet.empty(BOARD);
        return new Zones(position, new Strength(facts, chances), Map.of(Color.BLACK, none, Color.WHITE, entrances))
                .of(Color.BLACK, none, false, Distances.of(position, Color.BLACK, none, none)).stream()
                        .filter(zone -> zone.points().contains(BOARD.point(0, 0)))
                        .findFirst()
                        .orElseThrow()
                        .status();
    }
}
