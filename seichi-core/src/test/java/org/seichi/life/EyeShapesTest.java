package org.seichi.life;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.structure.EyeShape;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class EyeShapesTest {
    private static final int LARGEST = 6;
    private static final EyeShapes SHAPES = new EyeShapes(EyeShapeSearch.outcomes(LARGEST));

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "3, 2", "4, 5", "5, 12", "6, 35", "7, 108"})
    void thereAreAsManyShapesAsKnown(int size, int count) {
        assertThat(Polyominoes.all(size)).hasSize(count);
    }

    @ParameterizedTest
    @CsvSource({
        "one, a, DEAD, DEAD",
        "two, aa, DEAD, DEAD",
        "straight three, aaa, DEAD, ALIVE",
        "bent three, aa/a., DEAD, ALIVE",
        "straight four, aaaa, ALIVE, ALIVE",
        "L four, aaa/a.., ALIVE, ALIVE",
        "zigzag four, aa./.aa, ALIVE, ALIVE",
        "pyramid four, aaa/.a., DEAD, ALIVE",
        "square four, aa/aa, DEAD, DEAD",
        "bulky five, aaa/aa., DEAD, ALIVE",
        "cross five, .a./aaa/.a., DEAD, ALIVE",
        "straight five, aaaaa, ALIVE, ALIVE",
        "U five, aaa/a.a, ALIVE, ALIVE",
        "T five, aaa/.a./.a., ALIVE, ALIVE",
        "rabbity six, aa./aaa/.a., DEAD, ALIVE",
        "rectangular six, aaa/aaa, ALIVE, ALIVE",
    })
    void theKnownShapes(String name, String rows, LifeStatus attackerFirst, LifeStatus defenderFirst) {
        Diagram shape = Diagram.parse(rows.replace('/', '\n'));
        assertThat(SHAPES.find(shape.board(), shape.marked('a')))
                .as(name)
                .contains(new EyeOutcome(attackerFirst, defenderFirst));
    }

    /** The rule of the structure package, which counts neighbors, agrees with the search of all moves. */
    @Test
    void theRuleOfKillableShapesAgrees() {
        Board board = Board.square(10);
        for (int size = 1; size <= LARGEST; size++) {
            for (long shape : Polyominoes.all(size)) {
                PointSet points = Polyominoes.points(shape, board, 1);
                LifeStatus found = SHAPES.find(board, points).orElseThrow().attackerFirst();
                boolean killable = EyeShape.isKillable(board, points);
                assertThat(found).as(points.toString()).isEqualTo(killable ? LifeStatus.DEAD : LifeStatus.ALIVE);
            }
        }
    }

    /** If the defender moves first the space lives, or the outcome is the same as if the attacker does. */
    @Test
    void movingFirstIsNeverAHandicap() {
        Board board = Board.square(10);
        for (int size = 1; size <= LARGEST; size++) {
            for (long shape : Polyominoes.all(size)) {
                EyeOutcome found =
                        SHAPES.find(board, Polyominoes.points(shape, board, 1)).orElseThrow();
                assertThat(found.defenderFirst()).isIn(LifeStatus.ALIVE, found.attackerFirst());
            }
        }
    }

    @EveryVariant
    void aShapeIsFoundHoweverItLies(Variant variant) {
        Board board = new Board(9, 7);
        for (long shape : Polyominoes.all(5)) {
            PointSet points = Polyominoes.points(shape, board, 2);
            assertThat(Polyomino.of(variant.board(board), variant.points(board, points)))
                    .contains(shape);
        }
    }

    @Test
    void aSpaceBeyondTheTableIsNotFound() {
        Board board = new Board(19, 1);
        assertThat(SHAPES.find(board, board.points())).isEmpty();
        assertThat(SHAPES.find(board, PointSet.empty(board))).isEmpty();
        assertThat(SHAPES.find(new Board(7, 1), new Board(7, 1).points())).isEmpty();
    }
}
