package org.seichi.playout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/**
 * Finds a move by playing games to the end: the first moves of each are chosen by what the games before it have shown, and
 * remembered in a tree (Kocsis and Szepesvari 2006); the rest is played as in a {@link Sample}. Points are counted as area.
 *
 * <p>The same position, candidates and number of games give the same answer everywhere: the seed is the position. Simple ko
 * is kept, superko is not known here. Takes some 50 microseconds a game on an empty board of 9x9, some 300 on 19x19, and
 * memory in proportion to the games. Not for several threads at a time.
 */
public final class PlayoutTree {
    /** A position that was reached so often gets a node of its own. */
    private static final int OPENED_AFTER = 4;

    /** How much of a result depends on the margin: who wins anyway should still play well. */
    private static final double MARGIN_SHARE = 0.1;

    private static final double WIDE_MARGIN = 60;

    private final Board geometry;
    private final PlayoutBoard start;
    private final PlayoutBoard board;
    private final Player player;
    private final Hunches hunches;
    private final int lead;
    private final int toMove;
    private final TreeNode root;
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
     * @param last the last move, or {@link Board#NO_POINT}
     * @param candidates the moves that may be chosen, at least one, {@link Board#NO_POINT} for a pass, each with a hunch how good it
     *     is, 0 to 1
     * @param lead what Black has beside the area, in half-points: the komi with the sign turned
     */
    public PlayoutTree(Position position, int last, Map<Integer, Double> candidates, int lead) {
        geometry = position.board();
        start = PlayoutBoard.of(position);
        start.setLast(last, position.ko());
        board = new PlayoutBoard(geometry);
        MoveKnowledge knowledge = new MoveKnowledge(geometry, board);
        player = new Player(
                board,
                knowledge,
                new RandomNumbers(position.hash() + position.toMove().code()));
        hunches = new Hunches(geometry, board, knowledge);
        this.lead = lead;
        toMove = position.toMove().code();
        root = new TreeNode(
                candidates.keySet().stream().mapToInt(point -> point).toArray(),
                candidates.values().stream().mapToDouble(hunch -> hunch).toArray());
        longest = 3 * geometry.size();
        path = new TreeNode[longest];
        chosen = new int[longest];
        played = new int[longest];
        firstBy = new int[geometry.arrayLength()];
    }

    /** Plays so many games more; fewer if the others could not change which move has most games. */
    public void play(int games) {
        for (int left = games; left > 0 && root.lead() <= left; left--) {
            board.load(start);
            depth = 0;
            length = 0;
            descend();
            finish();
            remember(result());
        }
    }

    /** The candidates, the one with most games first. */
    public List<SampledMove> moves() {
        List<SampledMove> moves = new ArrayList<>();
        for (int move = 0; move < root.size(); move++) {
            moves.add(root.sampled(move));
        }
        moves.sort(Comparator.comparingInt(SampledMove::games)
                .thenComparing(SampledMove::share)
                .reversed()
                .thenComparing(SampledMove::point));
        return moves;
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
                next = hunches.node(color());
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
        return passed || length == longest;
    }

    private void put(int point) {
        if (point == Board.NO_POINT) {
            board.pass();
        } else {
            board.play(color(), point);
        }
        played[length++] = point;
    }

    /** The result for Black, from 0 to 1. */
    private double result() {
        int margin = lead + 2 * area();
        double won = margin > 0 ? 1 : margin == 0 ? 0.5 : 0;
        double wide = Math.max(-1, Math.min(1, margin / WIDE_MARGIN));
        return (1 - MARGIN_SHARE) * won + MARGIN_SHARE * (1 + wide) / 2;
    }

    /** Black's points less White's. */
    private int area() {
        int area = 0;
        for (int point = geometry.first(); point <= geometry.last(); point++) {
            area += board.owner(point);
        }
        return area;
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
