package org.seichi.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.structure.Chains;
import org.seichi.testkit.RandomPositions;

/** What lines of play cost, and how long they are: a changed limit shows here before it changes an explanation. */
class FightLinesTest {
    /** Ends of random games of the given length; the largest chain of a color, and who begins. */
    @ParameterizedTest
    @CsvSource({
        "18, 10, 5, 45, WHITE, WHITE, 19482, 8",
        "35, 6, 10, 30, BLACK, WHITE, 31183, 11",
        "35, 6, 10, 30, WHITE, WHITE, 108228, 46",
        // fifty moves do not end it
        "16, 8, 10, 56, WHITE, BLACK, 126001, 0",
        "15, 7, 10, 42, BLACK, WHITE, 166150, 35",
    })
    void soManyPositionsAreVisitedForALine(
            long seed, int width, int height, int moves, Color owner, Color first, long nodes, int length) {
        Position position =
                RandomPositions.played(new Board(width, height), seed, moves).position();
        ChainFight fight = new ChainFight(position, largest(position, owner), position.stones(owner.opponent()));
        NodeCounter counter = new NodeCounter(new Budget(200_000));
        int found = new FightLines(counter)
                .find(fight, first)
                .map(line -> line.moves().size())
                .orElse(0);
        assertThat(counter.spent()).isEqualTo(nodes);
        assertThat(found).isEqualTo(length);
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
