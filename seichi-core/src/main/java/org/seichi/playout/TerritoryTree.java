package org.seichi.playout;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * Finds out whether a territory holds: games are played in an area until both pass. Its owner wants to keep every point and
 * stone of it, his opponent wants anything of it, be it a stone that he takes or one of his own that comes to live there.
 *
 * <p>Takes some ten microseconds a game, and memory in proportion to the games. The same question gives the same answer
 * everywhere. Not for several threads at a time.
 */
public final class TerritoryTree {
    private final Holding games;
    private final TreeNode root;

    /**
     * A tree without games.
     *
     * @param position the position, with the player to move
     * @param area where moves are looked for; what answers the last move may be played elsewhere
     * @param scene the points and stones that the owner has to keep
     * @param owner whose the territory is
     */
    public TerritoryTree(Position position, PointSet area, PointSet scene, Color owner) {
        PlayoutBoard start = PlayoutBoard.of(position);
        start.setLast(Board.NO_POINT, position.ko());
        start.limitTo(area);
        games = new Holding(position, start, scene, owner, area.size());
        root = games.newRoot();
    }

    /** Plays more games; fewer if the others could not change the first move. */
    public void play(int more) {
        games.play(root, more);
    }

    /**
     * The moves of both that were tried most, as long as they were tried often; at least one.
     *
     * @param least number of games of a position in which a move is still taken from them
     */
    public List<SampledMove> line(int least) {
        return root.line(least);
    }

    /** Games that the owner wins if he loses nothing. */
    private static final class Holding extends GameTree {
        /** Room for moves outside the area, which answer others. */
        private static final int BESIDE = 10;

        private final int[] scene;
        private final int sign;

        Holding(Position position, PlayoutBoard start, PointSet scene, Color owner, int points) {
            super(position, start, 3 * points + BESIDE, PlayoutPolicy.LIFE);
            this.scene = scene.toArray();
            sign = owner == Color.BLACK ? 1 : -1;
        }

        @Override
        double result() {
            for (int point : scene) {
                if (board.owner(point) != sign) {
                    return sign > 0 ? 0 : 1;
                }
            }
            return sign > 0 ? 1 : 0;
        }

        @Override
        boolean isDecided() {
            return false;
        }
    }
}
