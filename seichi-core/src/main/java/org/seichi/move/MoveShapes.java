package org.seichi.move;

import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.structure.Chains;

/**
 * The shape of stones around a move, as the player to move sees it, in four sizes: the eight points next to it with the
 * liberties of the chains there, and the 12, 20 and 28 points around it. The same for a shape turned or mirrored.
 *
 * <p>A shape is written as its size and a number in base 36; the number has two bits for each point (empty, own, the opponent's,
 * outside) and, of the smallest size, two for the liberties on each side.
 *
 * <p>For a move near to the last one there are the stones around that one too, with the place of the answer among them.
 */
final class MoveShapes {
    private static final int[] SIZES = {8, 12, 20, 28};
    private static final int SYMMETRIES = 8;
    private static final int BITS = 2;
    private static final int OWN = 1;
    private static final int OTHER = 2;
    private static final int OUTSIDE = 3;
    private static final int MANY_LIBERTIES = 3;
    private static final int SIDES = 4;
    private static final int FAR = -1;

    /** Sizes of the shapes around the last move. */
    private static final int[] ANSWERED = {8, 12};

    /** Bits for the place of an answer. */
    private static final int PLACE_BITS = 5;

    private static final int RADIX = 36;

    /** Points around a move in rings from the inside: columns and rows, the four sides first. */
    private static final int[][] AROUND = {
        {1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}, {2, 0}, {0, 2}, {-2, 0}, {0, -2}, {2, 1},
        {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}, {2, 2}, {-2, 2}, {-2, -2}, {2, -2}, {3, 0},
        {0, 3}, {-3, 0}, {0, -3}
    };

    private static final int[][] SYMMETRIC = symmetric();

    private final Chains chains;
    private final Board board;
    private final int own;
    private final int[] signs = new int[AROUND.length];
    private final int[] liberties = new int[SIDES];

    MoveShapes(Chains chains, int own) {
        this.chains = chains;
        this.board = chains.stones().board();
        this.own = own;
    }

    /** For each symmetry the place to which each point around goes. */
    private static int[][] symmetric() {
        int[][] places = new int[SYMMETRIES][AROUND.length];
        for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
            for (int i = 0; i < AROUND.length; i++) {
                places[symmetry][i] = place(symmetry, AROUND[i][0], AROUND[i][1]);
            }
        }
        return places;
    }

    private static int place(int symmetry, int dx, int dy) {
        int x = (symmetry & 1) == 0 ? dx : -dx;
        int y = (symmetry & 2) == 0 ? dy : -dy;
        return (symmetry & 4) == 0 ? place(x, y) : place(y, x);
    }

    /** The number of a place by columns and rows from the middle. */
    private static int place(int dx, int dy) {
        for (int i = 0; i < AROUND.length; i++) {
            if (AROUND[i][0] == dx && AROUND[i][1] == dy) {
                return i;
            }
        }
        return FAR;
    }

    /** Adds the shapes around a move to its traits. */
    void put(int move, Map<String, Double> traits) {
        look(move);
        for (int size : SIZES) {
            traits.put("shape " + size + " " + Long.toString(code(size), RADIX), 1.0);
        }
    }

    /** Adds to the traits of a move what it answers, if it is near to the last move. */
    void putAnswer(int last, int move, Map<String, Double> traits) {
        int place = place(board.x(move) - board.x(last), board.y(move) - board.y(last));
        if (place == FAR || chains.at(last) == Chains.NONE) {
            return;
        }
        look(move);
        traits.put("near " + Long.toString(code(SIZES[0]), RADIX), 1.0);
        look(last);
        long left = Math.min(MANY_LIBERTIES, chains.libertyCount(chains.at(last)));
        for (int size : ANSWERED) {
            long code = answer(size, place) << BITS | left;
            traits.put("answer " + size + " " + Long.toString(code, RADIX), 1.0);
        }
    }

    /** The smallest of the codes of an answer and the shape of what it answers in all symmetries. */
    private long answer(int size, int place) {
        long least = Long.MAX_VALUE;
        for (int[] places : SYMMETRIC) {
            long code = places[place];
            for (int i = 0; i < size; i++) {
                code |= (long) signs[i] << (PLACE_BITS + BITS * places[i]);
            }
            least = Math.min(least, code);
        }
        return least;
    }

    private void look(int move) {
        for (int i = 0; i < AROUND.length; i++) {
            int x = board.x(move) + AROUND[i][0];
            int y = board.y(move) + AROUND[i][1];
            boolean inside = x >= 0 && y >= 0 && x < board.width() && y < board.height();
            int content = inside ? chains.stones().at(board.point(x, y)) : OUTSIDE;
            signs[i] = !inside ? OUTSIDE : content == Stones.EMPTY ? 0 : content == own ? OWN : OTHER;
            if (i < SIDES) {
                boolean stone = signs[i] == OWN || signs[i] == OTHER;
                int chain = stone ? chains.at(board.point(x, y)) : Chains.NONE;
                liberties[i] = stone ? Math.min(MANY_LIBERTIES, chains.libertyCount(chain)) : 0;
            }
        }
    }

    /** The smallest of the codes of the shape in all symmetries. */
    private long code(int size) {
        long least = Long.MAX_VALUE;
        for (int[] places : SYMMETRIC) {
            long code = 0;
            for (int i = 0; i < size; i++) {
                code |= (long) signs[i] << (BITS * places[i]);
            }
            for (int i = 0; i < SIDES && size == SIZES[0]; i++) {
                code |= (long) liberties[i] << (BITS * (size + places[i]));
            }
            least = Math.min(least, code);
        }
        return least;
    }
}
