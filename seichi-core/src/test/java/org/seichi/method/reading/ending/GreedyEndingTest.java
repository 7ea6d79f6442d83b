package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Ownership;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.TranspositionTable;
import org.seichi.structure.Regions;
import org.seichi.testkit.RandomPositions;

class GreedyEndingTest {
    /** What a move leads to is the same whatever was asked before: what is remembered is found anew by a twin each time. */
    @Test
    void whatIsRememberedIsWhatWouldBePlayed() {
        for (int seed = 0; seed < 40; seed++) {
            Position position =
                    RandomPositions.finished(Board.square(5 + seed % 5), seed).position();
            SearchBoard board = new SearchBoard(position);
            Supplier<GreedyEnding> fresh = endings(board);
            GreedyEnding remembers = fresh.get();
            for (Color player : Color.values()) {
                for (int point : position.empty().toArray()) {
                    if (board.legality(player, point) == Legality.LEGAL) {
                        int value = fresh.get().value(point, player);
                        assertThat(remembers.value(point, player)).isEqualTo(value);
                        assertThat(remembers.value(point, player)).isEqualTo(value);
                    }
                }
            }
            assertThat(board.toPosition().stones(Color.BLACK)).isEqualTo(position.stones(Color.BLACK));
        }
    }

    /** Endings that share everything but what they remember. */
    private static Supplier<GreedyEnding> endings(SearchBoard board) {
        PointSet none = PointSet.empty(board.board());
        Ownership owners = owners(board.toPosition());
        PointSet neutral = owners.neutral();
        TranspositionTable table = Readers.table();
        NodeCounter counter = new NodeCounter(Budget.LARGE);
        LivingChains chains = new LivingChains(board, none);
        CaptureMemory captures = new CaptureMemory(board, table, counter);
        Attacks attacks = new Attacks(board, chains, captures);
        Protection protection = new Protection(board, chains, attacks, neutral);
        DameMoves moves =
                new DameMoves(board, new DameCosts(board, chains, captures, attacks, protection, neutral), neutral);
        SmallTerritories territories = new SmallTerritories(board, owners);
        Raids raids = new Raids(board, chains, territories, new RaidReader(board, owners, territories, table, counter));
        return () -> new GreedyEnding(board, attacks, raids, protection, moves, neutral, counter);
    }

    /** Every empty region belongs to whose stones alone it touches. */
    private static Ownership owners(Position position) {
        Regions regions = Regions.of(position);
        PointSet.Builder black = PointSet.builder(position.board());
        PointSet.Builder white = PointSet.builder(position.board());
        PointSet.Builder neutral = PointSet.builder(position.board());
        position.empty().forEach(point -> {
            int owner = regions.owner(regions.at(point));
            (owner == Color.BLACK.code() ? black : owner == Color.WHITE.code() ? white : neutral).add(point);
        });
        return new Ownership(black.build(), white.build(), neutral.build(), PointSet.empty(position.board()));
    }
}
