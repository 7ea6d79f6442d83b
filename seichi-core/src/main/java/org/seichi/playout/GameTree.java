package org.seichi.playout;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.Cancellation;
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
    private int depth;
    private int length;

    /**
     * A tree without games.
     *
     * @param position the position, with the player to move
     * @param start the same, as every game begins
     * @param longest number of moves after which a game ends
     * @param policy how the rest of each game is played
     */
    GameTree(Position position, PlayoutBoard start, int longest, PlayoutPolicy policy) {
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
                policy);
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
    abstract boolean isDecided();

    /** A node for the first move, with the moves that are not plainly bad. */
    final TreeNode newRoot() {
        board.load(start);
        return priors.node(toMove);
    }

    /** Plays more games; fewer if the others could not change which move of the root has most games. */
    final void play(TreeNode root, int games) {
        for (int left = games; left > 0 && root.lead() <= left; left--) {
            Cancellation.check();
            board.load(start);
            depth = 0;
            length = 0;
            descend(root);
            finish();
            remember(result());
        }
    }

    /** Number of moves of the game that was just played. */
    final int length() {
        return length;
    }

    /** The first move of the game that was just played, {@link Board#NO_POINT} for a pass. */
    final int first() {
        return played[0];
    }

    private int color() {
        return length % 2 == 0 ? toMove : Stones.STONES_SUM - toMove;
    }

    /** Plays the moves of the tree down to a position that has no node yet. */
    private void descend(TreeNode root) {
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
