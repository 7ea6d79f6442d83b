package org.seichi.method.dyer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.rules.Rulesets;
import org.seichi.score.Leanings;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Status;
import org.seichi.score.Territories;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.testkit.RandomPositions;
import org.seichi.text.Diagram;

/** Positions visited by the dynamic method: a changed limit of its searches shows here long before it changes an answer. */
class DynamicStepsTest {
    /** Ends of random games of the given length, and a budget: the positions visited for the fates of groups and for the last moves. */
    @ParameterizedTest
    @CsvSource({
        "37, 10, 8, 64, 100000, 100000, 0",
        "47, 12, 11, 105, 100000, 4585, 11655",
        "53, 10, 5, 70, 100000, 1473, 0",
        "62, 11, 8, 123, 1000, 215, 20",
        "63, 12, 9, 86, 100000, 760, 8041",
        "71, 12, 11, 105, 100000, 1719, 5711",
        "74, 7, 4, 22, 100000, 63857, 27",
        "79, 12, 6, 57, 100000, 178, 2079",
        "79, 12, 6, 100, 100000, 4622, 2000",
    })
    void soManyPositionsAreVisited(
            long seed, int width, int height, int moves, long budget, long forFates, long forLastMoves) {
        Position position =
                RandomPositions.played(new Board(width, height), seed, moves).position();
        NodeCounter counter = new NodeCounter(new Budget(budget));
        List<GroupFate> fates = settle(position, counter);
        long before = counter.spent();
        finish(position, fates, counter);
        assertThat(List.of(before, counter.spent() - before)).containsExactly(forFates, forLastMoves);
    }

    /** Four chains in a row: each search for a seki of all of them ends at its limit of 20,000 positions. */
    @Test
    void theSearchForASekiIsLimited() {
        NodeCounter counter = new NodeCounter(Budget.LARGE);
        settle(Diagram.parse("""
                        . O O . X X . O O . X X .
                        O O O O X X O O O X X X X
                        X X X X O O X X X O O O O
                        . . . X O O X . X O . . .
                        . . . X O O X X X O . . .
                        . . . X O O X . X O . . .
                        . . . X O O X X X O . . .
                        X X X X O O O O O O . . .
                        O O O O . . . . . . . . .
                        . . . . . O . . . . . . .
                        """).position(), counter);
        assertThat(counter.spent()).isEqualTo(241_385);
    }

    private static List<GroupFate> settle(Position position, NodeCounter counter) {
        return new Fates(position, EnumSet.allOf(Pass.class), counter).settle();
    }

    private static void finish(Position position, List<GroupFate> fates, NodeCounter counter) {
        LifeAndDeath life = new LifeAndDeath(position, FateVerdicts.of(position, fates));
        Territories territories = Territories.of(life, Leanings.none(position.board()));
        Finish.of(
                position,
                life.stones(Status.DEAD),
                territories.under(Rulesets.JAPANESE),
                EnumSet.allOf(Pass.class),
                counter);
    }
}
