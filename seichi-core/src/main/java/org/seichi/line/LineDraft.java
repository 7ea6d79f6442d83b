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

/** A line in the making, carried on with the tries that came out best in sampled games. */
final class LineDraft {
    private static final int GAMES_AT_FIRST = 300;
    private static final int GAMES_LATER = 150;
    /** What a game costs of the budget, in nodes: a search of this many nodes takes about as long. */
    private static final int NODES_OF_A_GAME = 30;

    /** The owner has a try left if it keeps the chain in more than this share of the games, 0 to 1; else he passes. */
    private static final double HOPELESS = 0.15;

    /** Room for tries. */
    private static final int WIDE = 24;
    /** Room for filling the liberties of a chain that was given up. */
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

    /** The position at its end. */
    Position now() {
        return now;
    }

    /** A stone of the chain that is fought for. */
    int stone() {
        return fight.stone();
    }

    /** Who goes on. */
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

    /** Whether the chain is gone. */
    boolean isTaken() {
        return now.at(stone()) != fight.owner().code();
    }

    /** Whether the opponent has no move that helps him. */
    boolean isStuck() {
        return stuck;
    }

    /** Goes on by a move, or by one of each player. */
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
            now = point == Board.NO_POINT ? now.pass() : now.play(toMove(), point);
        }
    }
}
