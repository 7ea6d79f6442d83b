package org.seichi.line;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.playout.ChainTree;
import org.seichi.playout.SampledMove;
import org.seichi.search.NodeCounter;

/** A line under construction, extended by the moves that did best in playouts. */
final class LineDraft {
    private static final int GAMES_AT_FIRST = 300;
    private static final int GAMES_LATER = 150;
    /** The cost of a playout, in nodes of the budget: about as long as a search of that many nodes. */
    private static final int NODES_OF_A_GAME = 30;

    /** After the first move, the owner passes if his best move keeps the chain in less than this share of the playouts, 0 to 1. */
    private static final double HOPELESS = 0.15;

    /** Maximum number of reachable points of the {@link ChainFight#area} for tries. */
    private static final int WIDE = 24;
    /** The same for filling the liberties of a chain that was given up. */
    private static final int NARROW = 6;

    private final ChainFight fight;
    private final Color first;
    private final List<Integer> moves = new ArrayList<>();
    private Position now;
    private boolean stuck;

    /** A draft without moves. */
    LineDraft(ChainFight fight, Color first) {
        this.fight = fight;
        this.first = first;
        now = fight.position().withToMove(first);
    }

    /** The position after the moves so far. */
    Position now() {
        return now;
    }

    /** A stone of the contested chain. */
    int stone() {
        return fight.stone();
    }

    /** The player to move. */
    Color toMove() {
        return now.toMove();
    }

    /** Number of moves, passes included. */
    int size() {
        return moves.size();
    }

    /** The moves so far. */
    Line line() {
        return new Line(first, moves, moves.isEmpty());
    }

    /** Whether the chain has been captured. */
    boolean isTaken() {
        return now.at(stone()) != fight.owner().code();
    }

    /** Whether the line cannot be extended: the opponent's best move is a pass, or the move found is illegal. */
    boolean isStuck() {
        return stuck;
    }

    /** Extends the line by one move, or by one of each player. */
    void tryOn(NodeCounter counter) {
        boolean givenUp = !moves.isEmpty() && moves.get(moves.size() - 1) == Board.NO_POINT;
        PointSet area = fight.at(now).area(givenUp ? NARROW : WIDE);
        ChainTree tree = new ChainTree(now, stone(), area);
        int games = moves.isEmpty() ? GAMES_AT_FIRST : GAMES_LATER;
        tree.play(games);
        counter.spend((long) games * NODES_OF_A_GAME);
        List<SampledMove> line = tree.line(games / 2);
        put(line.get(0));
        if (toMove() != fight.owner() && line.size() > 1 && !stuck && !isTaken()) {
            put(line.get(1));
        }
    }

    private void put(SampledMove move) {
        boolean owner = toMove() == fight.owner();
        boolean hopeless = owner && !moves.isEmpty() && move.share() < HOPELESS;
        int point = hopeless ? Board.NO_POINT : move.point();
        stuck = point == Board.NO_POINT ? !owner : now.legality(toMove(), point) != Legality.LEGAL;
        if (!stuck) {
            moves.add(point);
            now = now.playOrPass(point);
        }
    }
}
