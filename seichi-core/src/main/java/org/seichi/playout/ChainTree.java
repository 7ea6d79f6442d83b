package org.seichi.playout;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * A tree of playouts about the fight for one chain: they run in an area until the chain is captured or both pass. Its owner wants to keep
 * it or else to lose it late, his opponent wants to capture it soon.
 *
 * <p>Takes some tens of microseconds a playout, and memory in proportion to their number. The same question gives the same answer
 * everywhere. Not thread-safe.
 */
public final class ChainTree extends GameTree {
    /** Share of a result that depends on how long the capture takes. */
    private static final double LENGTH_SHARE = 0.1;

    private final int stone;
    private final int owner;

    /**
     * Makes a tree without playouts.
     *
     * @param position the position, with the player to move
     * @param stone a stone of the chain
     * @param area where moves are looked for; answers to the last move may be played elsewhere
     */
    public ChainTree(Position position, int stone, PointSet area) {
        super(position, begin(position, area), 3 * area.size() + 1);
        this.stone = stone;
        owner = position.at(stone);
    }

    @Override
    double result() {
        double kept = isDecided() ? LENGTH_SHARE * length() / longest() : 1;
        return owner == Color.BLACK.code() ? kept : 1 - kept;
    }

    @Override
    boolean isDecided() {
        return board.at(stone) != owner;
    }
}
