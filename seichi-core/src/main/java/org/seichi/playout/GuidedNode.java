package org.seichi.playout;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Position;

/**
 * A position of a {@link GuidedTree}: its moves with how likely each is, the games that began with it, and the games in which the same
 * player made it at any later time ("all moves as first", Gelly and Silver 2007). Shares are those of the player to move.
 */
final class GuidedNode {
    /** How much a likely move is tried beside one that has done well: about that of Rosin's rule (2011). */
    private static final double CURIOSITY = 1;

    /** As many games of a move as that are thought to have ended like those of the whole position. */
    private static final double USUAL_GAMES = 4;

    /** From about this number of games on, a move's own games count more than those in which it came later. */
    private static final double TRUST = 500;

    private static final int REMEMBERED = 3;
    private static final double EVEN = 0.5;

    private final Position position;
    private final List<Integer> last;
    private final int[] points;
    private final double[] shares;
    private final int[] games;
    private final double[] won;
    private final int[] later;
    private final double[] laterWon;
    private final GuidedNode[] after;
    private int begun;
    private int ended;
    private double wonOfAll;

    /**
     * A position in which nothing has been tried.
     *
     * @param last the moves before it, the latest first
     */
    GuidedNode(Position position, List<Integer> last, MoveGuide order) {
        this.position = position;
        this.last = last.subList(0, Math.min(REMEMBERED, last.size()));
        LikelyMoves likely = order.of(position, this.last);
        points = likely.points();
        shares = likely.shares();
        games = new int[points.length];
        won = new double[points.length];
        later = new int[points.length];
        laterWon = new double[points.length];
        after = new GuidedNode[points.length];
    }

    /** The position after a move, in which nothing has been tried. */
    GuidedNode opened(int move, MoveGuide order) {
        int point = points[move];
        List<Integer> moves = new ArrayList<>(last);
        moves.add(0, point);
        Position next = point == Board.NO_POINT ? position.pass() : position.play(position.toMove(), point);
        return new GuidedNode(next, moves, order);
    }

    /** The position. */
    Position position() {
        return position;
    }

    /** The last moves before it, the latest first. */
    List<Integer> last() {
        return last;
    }

    /** Number of moves. */
    int size() {
        return points.length;
    }

    /** The point of a move. */
    int point(int move) {
        return points[move];
    }

    /** The move at a point; -1 if it is none of them. */
    int at(int point) {
        for (int move = 0; move < points.length; move++) {
            if (points[move] == point) {
                return move;
            }
        }
        return -1;
    }

    /** How likely a move was at first sight, 0 to 1. */
    double likely(int move) {
        return shares[move];
    }

    /** Number of games that came here. */
    int games() {
        return begun;
    }

    /** Number of games that went on with a move. */
    int games(int move) {
        return games[move];
    }

    /** By how many games the most tried move is ahead of the next one. */
    int lead() {
        int most = 0;
        int second = 0;
        for (int each : games) {
            second = Math.max(second, Math.min(most, each));
            most = Math.max(most, each);
        }
        return most - second;
    }

    /** The share of all games that the player to move has won. */
    double share() {
        return ended == 0 ? EVEN : wonOfAll / ended;
    }

    /** What the games say of a move. */
    SampledMove sampled(int move) {
        return new SampledMove(points[move], games[move], games[move] == 0 ? share() : won[move] / games[move]);
    }

    /** The node after a move; null if it has not been opened. */
    GuidedNode after(int move) {
        return after[move];
    }

    /** Keeps the node after a move. */
    void keep(int move, GuidedNode node) {
        after[move] = node;
    }

    /** The move to try next, which counts as lost until the game has ended. */
    int begin() {
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

    /** The share of the games that a move promises: its own, and those in which it was made later, as far as they count. */
    private double promise(int move, double usual) {
        double own = games[move] + USUAL_GAMES;
        double share = (won[move] + USUAL_GAMES * usual) / own;
        if (later[move] == 0) {
            return share;
        }
        double weight = later[move] / (later[move] + own + later[move] * own / TRUST);
        return (1 - weight) * share + weight * laterWon[move] / later[move];
    }

    /** Takes down how a game ended that went on with a move. */
    void end(int move, double result) {
        ended++;
        won[move] += result;
        wonOfAll += result;
    }

    /** Takes down a game for every move that the player made in it before anybody else played there. */
    void endLater(int color, int[] firstBy, double result) {
        for (int move = 0; move < points.length; move++) {
            if (firstBy[points[move]] == color) {
                later[move]++;
                laterWon[move] += result;
            }
        }
    }
}
