package org.seichi.playout;

import java.util.List;
import org.seichi.board.Board;
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
public final class ChainTree {
    private final Fights games;
    private final TreeNode root;

    /**
     * A tree without games.
     *
     * @param position the position, with the player to move
     * @param stone a stone of the chain
     * @param area where moves are looked for; what answers the last move may be played elsewhere
     */
    public ChainTree(Position position, int stone, PointSet area) {
        PlayoutBoard start = PlayoutBoard.of(position);
        start.setLast(Board.NO_POINT, position.ko());
        start.limitTo(area);
        games = new Fights(position, start, stone, area.size());
        root = games.newRoot();
    }

    /** Plays more games; fewer if the others could not change the first move. */
    public void play(int more) {
        games.play(root, more);
    }

    /**
     * The moves of both that were tried most, as long as they were tried often.
     *
     * @param least number of games of a position in which a move is still taken from them
     */
    public List<SampledMove> line(int least) {
        return root.line(least);
    }

    /** Games for the life of one chain. */
    private static final class Fights extends GameTree {
        /** How much of a result depends on how long it takes. */
        private static final double LENGTH_SHARE = 0.1;

        private final int stone;
        private final int owner;
        private final int longest;

        Fights(Position position, PlayoutBoard start, int stone, int points) {
            super(position, start, 3 * points + 1, PlayoutPolicy.LIFE);
            this.stone = stone;
            longest = 3 * points + 1;
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
}
