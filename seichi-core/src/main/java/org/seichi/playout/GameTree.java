package org.seichi.playout;

import java.util.Arrays;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Cancellation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/**
 * A Monte Carlo search tree: the first moves of each playout are chosen by the results before it, and remembered in a tree (Kocsis and
 * Szepesvari 2006); the rest is played as in a {@link Sample}. Subclasses define the result of a playout.
 */
abstract class GameTree {
    /** Number of playouts through a move after which the position behind it gets a node. */
    private static final int OPENED_AFTER = 4;

    /** The board of the playouts, in the final state of the last one. */
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
     * Makes a tree without playouts.
     *
     * @param position the position, with the player to move
     * @param start the board on which every playout begins
     * @param longest number of moves after which a playout ends
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

    /** The result of the last playout for Black, from 0 to 1. */
    abstract double result();

    /** Whether the playout is decided although the players have not both passed. */
    boolean isDecided() {
        return false;
    }

    /** The board on which playouts begin, with the last move. */
    static PlayoutBoard begin(Position position, int last) {
        PlayoutBoard start = PlayoutBoard.of(position);
        start.setLast(last, position.ko());
        return start;
    }

    /** The same with moves in an area alone; answers to the last move may be played elsewhere. */
    static PlayoutBoard begin(Position position, PointSet area) {
        PlayoutBoard start = begin(position, Board.NO_POINT);
        start.limitTo(area);
        return start;
    }

    /** The root node; made when it is first needed. */
    final TreeNode root() {
        if (root == null) {
            board.load(start);
            root = priors.node(toMove);
        }
        return root;
    }

    /** Runs more playouts; fewer if the rest could not change which first move has the most. */
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
     * The principal variation: the moves of both sides with the most playouts; at least one move.
     *
     * @param least number of playouts of a position from which on its most played move is included
     */
    public final List<SampledMove> line(int least) {
        return root().line(least);
    }

    /** Number of moves of the last playout. */
    final int length() {
        return length;
    }

    /** Number of moves after which a playout ends. */
    final int longest() {
        return longest;
    }

    private int color() {
        return length % 2 == 0 ? toMove : Stones.STONES_SUM - toMove;
    }

    /** Plays selected moves down to a position without a node, and opens nodes on the way. */
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

    /** Plays on by the playout policy until the playout ends. */
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
        board.playOrPass(color(), point);
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
