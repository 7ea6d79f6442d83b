package org.seichi.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Proof-number search on random graphs full of cycles, where the truth is easy to find by other means. */
class ProofSearchTest {
    private static ProofSearch search(TranspositionTable table, SearchLimit limit) {
        return new ProofSearch(table, new NodeCounter(new Budget(Long.MAX_VALUE)), limit);
    }

    /** All places of a graph are solved with one table, so that a wrong entry would show. */
    @ParameterizedTest
    @ValueSource(ints = {5, 12, 40, 120})
    void decidesGamesThatCanGoOnForEver(int size) {
        for (int seed = 0; seed < 300; seed++) {
            GraphGame game = GraphGame.random(size, new SplittableRandom(1000L * size + seed));
            boolean[] won = game.won();
            ProofSearch search = search(new TranspositionTable(12), new SearchLimit(1_000_000, 4 * size));
            for (int place = 0; place < size; place++) {
                Truth expected = won[place] ? Truth.PROVEN : Truth.DISPROVEN;
                assertThat(search.solve(game.at(place)).truth())
                        .as("place %d of graph %d", place, seed)
                        .isEqualTo(expected);
            }
        }
    }

    /** The move of a proof leads to the goal or to another won place. */
    @Test
    void movesLeadToTheGoal() {
        for (int seed = 0; seed < 100; seed++) {
            GraphGame game = GraphGame.random(30, new SplittableRandom(seed));
            boolean[] won = game.won();
            for (int place = 0; place < 30; place++) {
                Solution solution = search(new TranspositionTable(12), new SearchLimit(1_000_000, 100))
                        .solve(game.at(place));
                if (won[place] && game.status() == Truth.UNKNOWN && game.hasMoves()) {
                    game.play(solution.move());
                    assertThat(game.status() == Truth.PROVEN || won[game.place()])
                            .isTrue();
                    game.undo();
                }
                assertThat(game.place()).isEqualTo(place);
            }
        }
    }

    /** A limit makes the answer unknown, never wrong. */
    @Test
    void limitsGiveNoWrongAnswers() {
        int unknown = 0;
        for (int seed = 0; seed < 200; seed++) {
            GraphGame game = GraphGame.random(60, new SplittableRandom(seed));
            boolean[] won = game.won();
            ProofSearch search = search(new TranspositionTable(12), new SearchLimit(12, 4));
            for (int place = 0; place < 60; place++) {
                Truth truth = search.solve(game.at(place)).truth();
                assertThat(truth).isIn(Truth.UNKNOWN, won[place] ? Truth.PROVEN : Truth.DISPROVEN);
                unknown += truth == Truth.UNKNOWN ? 1 : 0;
            }
        }
        assertThat(unknown).as("some, but not all").isBetween(1, 200 * 60 / 2);
    }

    @Test
    void stopsWhenTheBudgetIsSpent() {
        NodeCounter counter = new NodeCounter(new Budget(7));
        ProofSearch search = new ProofSearch(new TranspositionTable(12), counter, SearchLimit.NORMAL);
        for (int place = 0; place < 50; place++) {
            search.solve(GraphGame.random(50, new SplittableRandom(3)).at(place));
        }
        assertThat(counter.spent()).isEqualTo(7);
        assertThat(counter.left()).isZero();
        assertThat(counter.spend()).isFalse();
    }

    /** A tree without end or repetition, with the given number of moves everywhere. */
    private static final class Endless implements Problem {
        private final int moves;
        private final Deque<Long> before = new ArrayDeque<>();
        private long place = 1;

        Endless(int moves) {
            this.moves = moves;
        }

        @Override
        public boolean proverToMove() {
            return before.size() % 2 == 0;
        }

        @Override
        public Truth status() {
            return Truth.UNKNOWN;
        }

        @Override
        public long key() {
            return new SplittableRandom(place).nextLong();
        }

        @Override
        public int maxMoves() {
            return moves;
        }

        @Override
        public int moves(int[] into, int from) {
            for (int move = 0; move < moves; move++) {
                into[from + move] = move;
            }
            return moves;
        }

        @Override
        public void play(int move) {
            before.push(place);
            place = key() + move;
        }

        @Override
        public void undo() {
            place = before.pop();
        }

        @Override
        public int proofEstimate() {
            return 1;
        }

        @Override
        public int disproofEstimate() {
            return 1;
        }
    }

    /** One line ends 250 moves deep, and a tree after 5,000 positions. */
    @Test
    void theUsualLimitsAreOfDepthAndOfPositions() {
        for (int moves = 1; moves <= 2; moves++) {
            NodeCounter counter = new NodeCounter(new Budget(1_000_000));
            ProofSearch search = new ProofSearch(new TranspositionTable(14), counter, SearchLimit.NORMAL);
            assertThat(search.solve(new Endless(moves)).truth()).isEqualTo(Truth.UNKNOWN);
            assertThat(counter.spent()).isEqualTo(moves == 1 ? 251 : 5_000);
        }
    }

    @Test
    void aLimitAllowsSomething() {
        assertThatThrownBy(() -> new SearchLimit(0, 10)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SearchLimit(10, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThat(new SearchLimit(1, 1).nodes()).isEqualTo(1);
    }
}
