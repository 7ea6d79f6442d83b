package org.seichi.playout;

import java.util.Arrays;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Cancellation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/**
 * Games played from a position: the first moves of each are chosen by what the games before it have shown, and remembered in
 * a tree (Kocsis and Szepesvari 2006); the rest is played as in a {@link Sample}. What a game is worth is left to the kinds of
 * trees.
 */
abstract class GameTree {
    /** A position that was reached so often gets a node of its own. */
    private static final int OPENED_AFTER = 4;

    /** Where the games are played; as a game has left it. */
    final PlayoutBoard board;

    private final PlayoutBoard start;
    private final PlayoutPlayer player;
    private final MovePriors priors;
    private final int toMove;
    private final int longest;
    private final TreeNode[] path;
    private final int[] chosen;
    private final int[] played;
    private final int[] firstBy;
    private TreeNode root;
    private int depth;
    private int length;

    /**
     * A tree without games.
     *
     * @param position the position, with the player to move
     * @param start the same, as every game begins
     * @param longest number of moves after which a game ends
     */
    GameTree(Position position, PlayoutBoard start, int longest) {
        Board geometry = position.board();
        this.start = start;
        this.longest = longest;
        board = new PlayoutBoard(geometry);
        MoveKnowledge knowledge = new MoveKnowledge(geometry, board);
        player = new PlayoutPlayer(
                geometry,
                board,
                knowledge,
                new RandomNumbers(position.hash() + position.toMove().code()),
                PlayoutPolicy.LIFE);
        priors = new MovePriors(geometry, board, knowledge);
        toMove = position.toMove().code();
        path = new TreeNode[longest];
        chosen = new int[longest];
        played = new int[longest];
        firstBy = new int[geometry.arrayLength()];
    }

    /** The result of the game that was just played for Black, from 0 to 1. */
    abstract double result();

    /** Whether a game is decided before both pass. */
    boolean isDecided() {
        return false;
    }

    /** The position with its last move, as games begin. */
    static PlayoutBoard begin(Position position, int last) {
        PlayoutBoard start = PlayoutBoard.of(position);
        start.setLast(last, position.ko());
        return start;
    }

    /** The same with moves in an area alone; what answers the last move may be played elsewhere. */
    static PlayoutBoard begin(Position position, PointSet area) {
        PlayoutBoard start = begin(position, Board.NO_POINT);
        start.limitTo(area);
        return start;
    }

    /** The node of the first move. */
    final TreeNode root() {
        if (root == null) {
            board.load(start);
            root = priors.node(toMove);
        }
        return root;
    }

    /** Plays more games; fewer if the others could not change which first move has most games. */
    public final void play(int more) {
        for (int left = more; left > 0 && root().lead() <= left; left--) {
            Cancellation.check();
            board.load(start);
            depth = 0;
            length = 0;
            descend();
            finish();
            remember(result());
        }
    }

    /**
     * The moves of both that were tried most, as long as they were tried often; at least one.
     *
     * @param least number of games of a position in which a move is still taken from them
     */
    public final List<SampledMove> line(int least) {
        return root().line(least);
    }

    /** Number of moves of the game that was just played. */
    final int length() {
        return length;
    }

    private int color() {
        return length % 2 == 0 ? toMove : Stones.STONES_SUM - toMove;
    }

    /** Plays the moves of the tree down to a position that has no node yet. */
    private void descend() {
        TreeNode node = root;
        while (node != null && !isOver()) {
            int move = node.select();
            path[depth] = node;
            chosen[depth++] = move;
            put(node.point(move));
            TreeNode next = node.after(move);
            if (next == null && node.games(move) >= OPENED_AFTER && !isOver()) {
                next = priors.node(color());
                node.open(move, next);
            }
            node = next;
        }
    }

    /** Plays on at random. */
    private void finish() {
        while (!isOver()) {
            put(player.choose(color()));
        }
    }

    private boolean isOver() {
        boolean passed = length > 1 && played[length - 1] == Board.NO_POINT && played[length - 2] == Board.NO_POINT;
        return passed || length == longest || isDecided();
    }

    private void put(int point) {
        if (point == Board.NO_POINT) {
            board.pass();
        } else {
            board.play(color(), point);
        }
        played[length++] = point;
    }

    private void remember(double black) {
        Arrays.fill(firstBy, Stones.EMPTY);
        for (int move = length - 1; move >= 0; move--) {
            boolean own = move % 2 == 0;
            int color = own ? toMove : Stones.STONES_SUM - toMove;
            firstBy[played[move]] = color;
            firstBy[Board.NO_POINT] = Stones.EMPTY;
            if (move < depth) {
                double result = color == Stones.BLACK ? black : 1 - black;
                path[move].count(chosen[move], result);
                path[move].countLater(color, firstBy, result);
            }
        }
    }
}
