package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.function.IntBinaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Rulesets;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.testkit.Examples;

/** The cost of a position, in nodes rather than time, so that it is the same on every machine. */
class ReadingNodesTest {
    private static final ReadingMethod METHOD = new ReadingMethod(new StaticMethod());
    /** Most nodes for a finished example: about a tenth more than the most expensive one takes, and never more than a quarter. */
    private static final long MOST_OF_AN_EXAMPLE = 40_000;

    @Test
    void finishedGamesTakeAPartOfTheBudget() {
        long most = Examples.ends()
                .mapToLong(position -> nodes(position, Budget.NORMAL))
                .max()
                .orElseThrow();
        assertThat(most).isBetween(4 * MOST_OF_AN_EXAMPLE / 5, MOST_OF_AN_EXAMPLE);
    }

    static Stream<Arguments> unfinished() {
        SplittableRandom random = new SplittableRandom(5);
        IntBinaryOperator noise = (x, y) -> random.nextInt(3);
        IntBinaryOperator dots = (x, y) -> x % 2 == 0 && y % 2 == 0 ? 1 + (x / 2 + y / 2) % 2 : Stones.EMPTY;
        IntBinaryOperator fields = (x, y) -> x % 3 == 0 || y % 3 == 0 ? 1 + (x / 6 + y / 6) % 2 : Stones.EMPTY;
        return Stream.of(
                Arguments.of(25, noise), Arguments.of(25, dots), Arguments.of(25, fields), Arguments.of(19, noise));
    }

    /** However unfinished a board is, no budget is exceeded. */
    @ParameterizedTest
    @MethodSource("unfinished")
    void noBoardExceedsItsBudget(int size, IntBinaryOperator content) {
        Position position = position(size, content);
        assertThat(nodes(position, Budget.NORMAL)).isLessThanOrEqualTo(Budget.NORMAL.nodes());
        assertThat(nodes(position, Budget.SMALL)).isLessThanOrEqualTo(Budget.SMALL.nodes());
    }

    private static long nodes(Position position, Budget budget) {
        FinalPosition end = new FinalPosition(position, Ending.STOPPED);
        return METHOD.session(end, Rulesets.JAPANESE, budget, Trace.NONE).nodes();
    }

    /** A position with the content given for each column and row, without stones that have no liberty. */
    private static Position position(int size, IntBinaryOperator content) {
        Board board = Board.square(size);
        PointSet.Builder black = PointSet.builder(board);
        PointSet.Builder white = PointSet.builder(board);
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                int stone = content.applyAsInt(x, y);
                if (stone != Stones.EMPTY) {
                    (stone == Stones.BLACK ? black : white).add(board.point(x, y));
                }
            }
        }
        return Position.empty(board).with(black.build(), Stones.BLACK).with(white.build(), Stones.WHITE);
    }
}
