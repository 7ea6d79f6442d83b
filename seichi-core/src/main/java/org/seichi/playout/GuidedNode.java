package org.seichi.playout;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Position;

/** A node of a {@link GuidedTree}: the moves of a position with their priors. */
final class GuidedNode extends TriedMoves {
    /** Weight of the prior in the selection of moves, about that of Rosin's rule (2011). */
    private static final double CURIOSITY = 1;

    /** Virtual playouts of each move, with the mean result of the whole node. */
    private static final double USUAL_GAMES = 4;

    /** From about this number of playouts on, a move's own count more than those in which it came later. */
    private static final double TRUST = 500;

    private static final int REMEMBERED = 3;
    private static final double EVEN = 0.5;

    private final Position position;
    private final List<Integer> last;
    private final double[] shares;
    private final GuidedNode[] after;
    private int begun;
    private int ended;
    private double wonOfAll;

    /**
     * Makes a node without playouts.
     *
     * @param last the moves before it, the latest first
     */
    GuidedNode(Position position, List<Integer> last, MoveGuide order) {
        this(position, latest(last), order.of(position, latest(last)));
    }

    private GuidedNode(Position position, List<Integer> last, LikelyMoves likely) {
        super(likely.points());
        this.position = position;
        this.last = last;
        shares = likely.shares();
        after = new GuidedNode[points.length];
    }

    private static List<Integer> latest(List<Integer> moves) {
        return moves.subList(0, Math.min(REMEMBERED, moves.size()));
    }

    /** A new node for the position after a move. */
    GuidedNode opened(int move, MoveGuide order) {
        int point = points[move];
        List<Integer> moves = new ArrayList<>(last);
        moves.add(0, point);
        return new GuidedNode(position.playOrPass(point), moves, order);
    }

    /** The position. */
    Position position() {
        return position;
    }

    /** The last moves before the position, the latest first. */
    List<Integer> last() {
        return last;
    }

    /** Number of moves. */
    int size() {
        return points.length;
    }

    /** The index of the move at a point; -1 if there is none. */
    int at(int point) {
        for (int move = 0; move < points.length; move++) {
            if (points[move] == point) {
                return move;
            }
        }
        return -1;
    }

    /** The prior of a move, 0 to 1. */
    double likely(int move) {
        return shares[move];
    }

    /** Number of playouts that came here. */
    int games() {
        return begun;
    }

    /** The mean result of all playouts for the player to move, 0 to 1. */
    double share() {
        return ended == 0 ? EVEN : wonOfAll / ended;
    }

    /** The number of playouts and the mean result of a move. */
    SampledMove sampled(int move) {
        return new SampledMove(points[move], games[move], games[move] == 0 ? share() : won[move] / games[move]);
    }

    /** The node after a move; null if it has not been opened. */
    GuidedNode after(int move) {
        return after[move];
    }

    /** Stores the node after a move. */
    void keep(int move, GuidedNode node) {
        after[move] = node;
    }

    /** Selects the move to try next, which counts as lost until the playout has ended (virtual loss). */
    int select() {
        double curiosity = CURIOSITY * Math.sqrt(begun + 1.0);
        double usual = share();
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int move = 0; move < points.length; move++) {
            double value = promise(move, usual) + curiosity * shares[move] / (1 + games[move]);
            if (value > most) {
                most = value;
                best = move;
            }
        }
        begun++;
        games[best]++;
        return best;
    }

    /** The expected result of a move: its own playouts blended with those in which it was made later. */
    private double promise(int move, double usual) {
        double own = games[move] + USUAL_GAMES;
        double share = (won[move] + USUAL_GAMES * usual) / own;
        return blended(move, share, own, TRUST);
    }

    /** Records the result of a playout that went on with a move. */
    void record(int move, double result) {
        ended++;
        won[move] += result;
        wonOfAll += result;
    }
}
