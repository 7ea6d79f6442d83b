package org.seichi.playout;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.Stones;

/**
 * A playout of a {@link GuidedTree} in three steps: the descent in the tree, the random moves after it, and the backup of the result. Only
 * the second needs nothing of the tree that another playout changes. Reused from playout to playout.
 */
final class GuidedGame {
    /** Number of playouts through a move after which it gets a node of its own. */
    private static final int OPENED_AFTER = 8;

    private final Board geometry;
    private final PlayoutBoard board;
    private final PlayoutPlayer player;
    private final int longest;
    private final GuidedNode[] path;
    private final int[] chosen;
    private final int[] played;
    private final int[] firstBy;
    private int beginner;
    private int depth;
    private int length;
    private boolean opens;
    private GuidedNode opened;

    GuidedGame(Board geometry, long seed) {
        this.geometry = geometry;
        longest = 3 * geometry.size();
        board = new PlayoutBoard(geometry);
        player = new PlayoutPlayer(
                geometry, board, new MoveKnowledge(geometry, board), new RandomNumbers(seed), PlayoutPolicy.GAME);
        path = new GuidedNode[longest];
        chosen = new int[longest];
        played = new int[longest];
        firstBy = new int[geometry.arrayLength()];
    }

    /** Selects moves from a node down to one behind which there is no node. */
    void descend(GuidedNode root) {
        beginner = root.position().toMove().code();
        depth = 0;
        GuidedNode node = root;
        while (node != null && !isOver(depth)) {
            int move = node.select();
            path[depth] = node;
            chosen[depth] = move;
            played[depth] = node.point(move);
            depth++;
            node = node.after(move);
        }
        GuidedNode end = path[depth - 1];
        opens = node == null && end.games(chosen[depth - 1]) == OPENED_AFTER && !isOver(depth);
    }

    /** Plays the selected moves and then at random to the end of the game. */
    void finish(PlayoutBoard start, MoveGuide order) {
        opened = opens ? path[depth - 1].opened(chosen[depth - 1], order) : null;
        board.load(start);
        for (length = 0; length < depth; length++) {
            board.playOrPass(color(length), played[length]);
        }
        while (!isOver(length)) {
            int point = player.choose(color(length));
            played[length] = point;
            board.playOrPass(color(length), point);
            length++;
        }
    }

    private boolean isOver(int moves) {
        boolean passed = moves > 1 && played[moves - 1] == Board.NO_POINT && played[moves - 2] == Board.NO_POINT;
        return passed || moves == longest;
    }

    private int color(int move) {
        return move % 2 == 0 ? beginner : Stones.STONES_SUM - beginner;
    }

    /** Black's area less White's at the end, in points. */
    int area() {
        int area = 0;
        for (int point = geometry.first(); point <= geometry.last(); point++) {
            area += board.owner(point);
        }
        return area;
    }

    /** The first move, {@link Board#NO_POINT} for a pass. */
    int first() {
        return played[0];
    }

    /**
     * Backs the result up through the nodes of the descent.
     *
     * @param black the result for Black, 0 to 1
     */
    void remember(double black) {
        if (opened != null) {
            path[depth - 1].keep(chosen[depth - 1], opened);
        }
        Arrays.fill(firstBy, Stones.EMPTY);
        for (int move = length - 1; move >= 0; move--) {
            int color = color(move);
            firstBy[played[move]] = color;
            firstBy[Board.NO_POINT] = Stones.EMPTY;
            if (move < depth) {
                double result = color == Stones.BLACK ? black : 1 - black;
                path[move].record(chosen[move], result);
                path[move].countLater(color, firstBy, result);
            }
        }
    }
}
