package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class ChainsTest {
    @Test
    void chainsAreNumberedFromTopLeftToBottomRight() {
        Position position = Diagram.parse("""
                . X . O
                X X O .
                . . X X
                """).position();
        Board board = position.board();
        Chains chains = Chains.of(position);

        assertThat(chains.count()).isEqualTo(4);
        assertThat(chains.stones(0))
                .isEqualTo(PointSet.of(board, board.point(1, 0), board.point(0, 1), board.point(1, 1)));
        assertThat(chains.color(1)).isEqualTo(Color.WHITE);
        assertThat(chains.stone(2, 0)).isEqualTo(board.point(2, 1));
        assertThat(chains.size(3)).isEqualTo(2);
        assertThat(chains.at(board.point(2, 0))).isEqualTo(Chains.NONE);
        assertThat(chains.at(Board.NO_POINT)).isEqualTo(Chains.NONE);
    }

    @EveryVariant
    void chainsAndLibertiesAreThoseOfAPlainFlood(Variant variant) {
        RandomPositions.sample(21, 120).map(variant::position).forEach(position -> {
            Chains chains = Chains.of(position);
            PointSet seen = PointSet.empty(position.board());
            for (int chain = 0; chain < chains.count(); chain++) {
                PointSet stones = Floods.from(position, chains.stone(chain, 0));
                assertThat(chains.stones(chain)).isEqualTo(stones);
                assertThat(chains.liberties(chain)).isEqualTo(Floods.liberties(position, stones));
                assertThat(chains.libertyCount(chain))
                        .isEqualTo(chains.liberties(chain).size());
                assertThat(seen.intersects(stones)).isFalse();
                int before =
                        chain == 0 ? Board.NO_POINT : chains.stones(chain - 1).first();
                assertThat(stones.first()).as("from top left to bottom right").isGreaterThan(before);
                seen = seen.union(stones);
            }
            assertThat(seen).isEqualTo(position.board().points().minus(position.empty()));
        });
    }

    @Test
    void aLibertyIsKnownFromItsNeighbors() {
        RandomPositions.sample(22, 60).forEach(position -> {
            Chains chains = Chains.of(position);
            for (int chain = 0; chain < chains.count(); chain++) {
                int number = chain;
                position.empty()
                        .forEach(point -> assertThat(chains.isLiberty(number, point))
                                .isEqualTo(chains.liberties(number).contains(point)));
            }
        });
    }

    @Test
    void whatIsLeftWhenChainsAreTakenOffIsWhatAFreshScanFinds() {
        SplittableRandom random = new SplittableRandom(24);
        RandomPositions.sample(24, 120).forEach(position -> {
            Chains before = Chains.of(position);
            PointSet.Builder taken = PointSet.builder(position.board());
            for (int chain = 0; chain < before.count(); chain++) {
                if (random.nextInt(3) == 0) {
                    taken.addAll(before.stones(chain));
                }
            }
            Position left = position.with(taken.build(), Stones.EMPTY);
            Chains fast = before.without(taken.build(), left);
            Chains slow = Chains.of(left);
            assertThat(fast.count()).isEqualTo(slow.count());
            assertThat(fast.stones()).isSameAs((Stones) left);
            for (int chain = 0; chain < slow.count(); chain++) {
                assertThat(fast.stone(chain, 0)).isEqualTo(slow.stone(chain, 0));
                assertThat(fast.stones(chain)).isEqualTo(slow.stones(chain));
                assertThat(fast.liberties(chain)).isEqualTo(slow.liberties(chain));
                assertThat(fast.libertyCount(chain)).isEqualTo(slow.libertyCount(chain));
            }
            position.board()
                    .points()
                    .forEach(point -> assertThat(fast.at(point)).isEqualTo(slow.at(point)));
        });
    }

    @Test
    void everyStoneKnowsItsChain() {
        RandomPositions.sample(23, 60).forEach(position -> {
            Chains chains = Chains.of(position);
            position.board().points().minus(position.empty()).forEach(stone -> {
                assertThat(chains.stones(chains.at(stone)).contains(stone)).isTrue();
                assertThat(chains.code(chains.at(stone))).isEqualTo(position.at(stone));
            });
            position.empty().forEach(point -> assertThat(chains.at(point)).isEqualTo(Chains.NONE));
            assertThat(chains.stones()).isSameAs((Stones) position);
        });
    }
}
