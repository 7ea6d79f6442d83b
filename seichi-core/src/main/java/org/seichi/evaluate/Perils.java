package org.seichi.evaluate;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.CaptureReader;
import org.seichi.search.CaptureResult;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.structure.Chains;

/**
 * Which chains can be captured, by reading. Chains with few liberties alone are read, within a small limit each: an
 * evaluation asks what is plainly lost, not what a master would find.
 */
public final class Perils {
    private static final int MOST_LIBERTIES = 3;
    private static final int TABLE_BITS = 14;
    private static final SearchLimit LIMIT = new SearchLimit(200, 120);

    private final Chains chains;
    private final Peril[] perils;

    private Perils(Chains chains, Peril[] perils) {
        this.chains = chains;
        this.perils = perils;
    }

    /**
     * Reads the chains of a position.
     *
     * @param safe stones that are proven safe and need not be read
     */
    public static Perils of(Position position, Chains chains, PointSet safe, Budget budget) {
        CaptureReader reader = new CaptureReader(new TranspositionTable(TABLE_BITS), new NodeCounter(budget), LIMIT);
        SearchBoard board = new SearchBoard(position);
        Peril[] perils = new Peril[chains.count()];
        Arrays.fill(perils, Peril.NONE);
        for (int liberties = 1; liberties <= MOST_LIBERTIES; liberties++) {
            for (int chain = 0; chain < perils.length; chain++) {
                int stone = chains.stone(chain, 0);
                if (chains.libertyCount(chain) == liberties && !safe.contains(stone)) {
                    perils[chain] = read(reader, board, stone, chains.color(chain));
                }
            }
        }
        return new Perils(chains, perils);
    }

    private static Peril read(CaptureReader reader, SearchBoard board, int stone, Color owner) {
        if (reader.read(board, stone, owner.opponent()).result() != CaptureResult.CAPTURED) {
            return Peril.NONE;
        }
        return reader.read(board, stone, owner).result() == CaptureResult.CAPTURED ? Peril.LOST : Peril.WHO_MOVES;
    }

    /** What was found about a chain. */
    public Peril of(int chain) {
        return perils[chain];
    }

    /** The stones of all chains in a peril. */
    public PointSet stones(Peril peril) {
        Board board = chains.stones().board();
        PointSet.Builder stones = PointSet.builder(board);
        for (int chain = 0; chain < perils.length; chain++) {
            if (perils[chain] == peril) {
                stones.addAll(chains.stones(chain));
            }
        }
        return stones.build();
    }
}
