package org.seichi.playout;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * Finds good tries in the fight for one chain: games are played in an area until the chain is taken or both pass. Its owner
 * wants it to stay, his opponent wants to take it, and both rather sooner or later than the other way round.
 *
 * <p>Takes some tens of microseconds a game, and memory in proportion to the games. The same question gives the same answer
 * everywhere. Not for several threads at a time.
 */
public final class ChainTree extends GameTree {
    /** How much of a result depends on how long it takes. */
    private static final double LENGTH_SHARE = 0.1;

    private final int stone;
    private final int owner;
    private final int longest;

    /**
     * A tree without games.
     *
     * @param position the position, with the player to move
     * @param stone a stone of the chain
     * @param area where moves are looked for; what answers the last move may be played elsewhere
     */
    public ChainTree(Position position, int stone, PointSet area) {
        super(position, begin(position, area), 3 * area.size() + 1);
        this.stone = stone;
        longest = 3 * area.size() + 1;
        owner = position.at(stone);
    }

    @Override
    double result() {
        double kept = isDecided() ? LENGTH_SHARE * length() / longest : 1;
        return owner == Color.BLACK.code() ? kept : 1 - kept;
    }

    @Override
    boolean isDecided() {
        return board.at(stone) != owner;
    }
}
