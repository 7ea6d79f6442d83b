package org.seichi.zone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.structure.Chains;
import org.seichi.testkit.RandomPositions;

/** Positions visited by the search with zones: a changed limit or weight shows here long before it changes an answer. */
class SolverStepsTest {
    private static final int MEMORY = 14;

    /**
     * Ends of random games of the given length, and a budget. For the largest chain of Black and of White: the outcome, the
     * positions visited, the wrong first moves that are found, and the positions visited for them.
     */
    @ParameterizedTest
    @CsvSource({
        "1, 5, 4, 16, 20000, 'SEKI 5150 0 0, LIVES 1477 0 0'",
        "2, 7, 5, 34, 20000, 'LIVES 5 1 1, TAKEN 1 1 1'",
        "5, 6, 6, 32, 20000, 'KO 2239 0 0, LIVES 9 0 0'",
        "14, 6, 5, 33, 20000, 'KO 159 0 0, KO 404 0 0'",
        "18, 8, 7, 51, 20000, 'LIVES 13 0 0, TAKEN 582 0 0'",
        "24, 8, 4, 30, 20000, 'TAKEN 103 0 0, LIVES 6916 0 0'",
        "28, 7, 7, 72, 20000, 'TAKEN 489 0 0, LIVES 104 0 0'",
        "30, 7, 5, 31, 20000, 'TAKEN 595 4 5588, LIVES 2 1 27'",
        "39, 5, 5, 24, 20000, 'TAKEN 60 0 0, LIVES 49 0 0'",
        "42, 6, 4, 21, 20000, 'LIVES 262 0 0, TAKEN 110 0 0'",
        "58, 8, 4, 27, 20000, 'LIVES 22 0 0, TAKEN 62 0 0'",
        "5, 6, 6, 50, 600, 'LIVES 1 0 32, KO 133 0 0'",
        "28, 7, 7, 54, 600, 'UNKNOWN 600 0 0, LIVES 17 0 0'",
        "64, 6, 6, 29, 2000, 'TAKEN 184 8 8, LIVES 2 0 1998'",
        "71, 6, 4, 33, 6000, 'UNKNOWN 6000 0 0, SEKI 4551 0 0'",
    })
    void soManyPositionsAreVisited(long seed, int width, int height, int moves, long budget, String expected) {
        Position position =
                RandomPositions.played(new Board(width, height), seed, moves).position();
        assertThat(steps(position, Color.BLACK, budget) + ", " + steps(position, Color.WHITE, budget))
                .isEqualTo(expected);
    }

    private static String steps(Position position, Color color, long budget) {
        NodeCounter counter = new NodeCounter(new Budget(budget));
        SolvedGroup solved = GroupSolver.solve(
                new GroupQuestion(
                        position, Suicide.FORBIDDEN, color, largest(position, color), GroupQuestion.Wanted.EITHER),
                MEMORY,
                counter);
        SolvedGroup taught = WrongMoves.addTo(solved, MEMORY, counter);
        return solved.outcome() + " " + solved.nodes() + " " + taught.wrong().size() + " "
                + (taught.nodes() - solved.nodes());
    }

    private static PointSet largest(Position position, Color color) {
        Chains chains = Chains.of(position);
        return IntStream.range(0, chains.count())
                .filter(chain -> chains.code(chain) == color.code())
                .mapToObj(chains::stones)
                .max(Comparator.comparingInt(PointSet::size))
                .orElseThrow();
    }
}
