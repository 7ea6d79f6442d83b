package org.seichi.move;

import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.board.Zobrist;
import org.seichi.search.SearchBoard;

/**
 * The shape of stones around a move, as the player to move sees it, in sizes from 8 to 36 points, the nearest first. The same for a shape
 * turned or mirrored. Of the two smallest there is one with the liberties of the chains beside the move too.
 *
 * <p>For a move near to the last one there are the stones around that one, with the place of the answer among them.
 *
 * <p>A shape is identified by a number of {@link TraitKeys#BITS} bits, made from a key for each stone: few of some thousands of shapes have
 * the same.
 */
final class MoveShapes {
    private static final int SYMMETRIES = 8;
    private static final int OWN = 1;
    private static final int OTHER = 2;
    private static final int OUTSIDE = 3;
    private static final int MANY_LIBERTIES = 3;
    private static final int SIDES = 4;
    private static final int NOWHERE = -1;

    /** What can be on a place: {@link #OWN} and so on, an answer, and beside the move the liberties from 1 to 3. */
    private static final int CONTENTS = 8;

    private static final int ANSWER = 4;

    private static final PlainTrait[] SHAPES = {
        PlainTrait.SHAPE_8, PlainTrait.SHAPE_12, PlainTrait.SHAPE_20, PlainTrait.SHAPE_28, PlainTrait.SHAPE_36
    };
    private static final PlainTrait[] TOUCHED = {PlainTrait.TOUCHED_8, PlainTrait.TOUCHED_12};
    private static final PlainTrait[] ANSWERS = {PlainTrait.ANSWER_8, PlainTrait.ANSWER_12};
    private static final int[] SIZES = {8, 12, 20, 28, 36};

    /** Points around a move in rings from the inside: columns and rows, the four sides first. */
    private static final int[][] AROUND = {
        {1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}, {2, 0}, {0, 2}, {-2, 0}, {0, -2}, {2, 1},
        {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}, {2, 2}, {-2, 2}, {-2, -2}, {2, -2}, {3, 0},
        {0, 3}, {-3, 0}, {0, -3}, {3, 1}, {1, 3}, {-1, 3}, {-3, 1}, {-3, -1}, {-1, -3}, {1, -3}, {3, -1}
    };

    /** By symmetry, place and content. */
    private static final long[] KEYS = keys();

    private final SearchBoard board;
    private final Board geometry;
    private final int own;
    private final int[] signs = new int[AROUND.length];
    private final int[] liberties = new int[SIDES];
    private final long[] sums = new long[SYMMETRIES];

    MoveShapes(SearchBoard board, int own) {
        this.board = board;
        this.geometry = board.board();
        this.own = own;
    }

    private static long[] keys() {
        long[] keys = new long[SYMMETRIES * AROUND.length * CONTENTS];
        for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
            for (int place = 0; place < AROUND.length; place++) {
                int seen = place(symmetry, AROUND[place][0], AROUND[place][1]);
                for (int content = 1; content < CONTENTS; content++) {
                    keys[index(symmetry, place, content)] = Zobrist.mix(seen * CONTENTS + content);
                }
            }
        }
        return keys;
    }

    private static int index(int symmetry, int place, int content) {
        return (symmetry * AROUND.length + place) * CONTENTS + content;
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
        return NOWHERE;
    }

    /** Adds the shapes around a move. */
    void add(int move, TraitKeys traits) {
        look(move);
        clear();
        int from = 0;
        for (int size = 0; size < SIZES.length; size++) {
            grow(from, SIZES[size]);
            from = SIZES[size];
            traits.add(SHAPES[size], number(0));
            if (size < TOUCHED.length) {
                touch();
                traits.add(TOUCHED[size], number(1));
                touch();
            }
        }
    }

    /** Adds what a move answers, if it is near to the last move. */
    void addAnswer(int last, int move, TraitKeys traits) {
        int place = place(geometry.x(move) - geometry.x(last), geometry.y(move) - geometry.y(last));
        if (place == NOWHERE || board.at(last) == Stones.EMPTY) {
            return;
        }
        look(last);
        clear();
        put(place, ANSWER);
        int from = 0;
        for (int size = 0; size < ANSWERS.length; size++) {
            grow(from, SIZES[size]);
            from = SIZES[size];
            traits.add(ANSWERS[size], number(Math.min(MANY_LIBERTIES, board.liberties(last))));
        }
    }

    private void look(int move) {
        for (int i = 0; i < AROUND.length; i++) {
            int x = geometry.x(move) + AROUND[i][0];
            int y = geometry.y(move) + AROUND[i][1];
            boolean inside = x >= 0 && y >= 0 && x < geometry.width() && y < geometry.height();
            int content = inside ? board.at(geometry.point(x, y)) : OUTSIDE;
            signs[i] = content == Stones.EMPTY || !inside ? content : content == own ? OWN : OTHER;
            if (i < SIDES) {
                boolean stone = signs[i] == OWN || signs[i] == OTHER;
                liberties[i] = stone ? Math.min(MANY_LIBERTIES, board.liberties(geometry.point(x, y))) : 0;
            }
        }
    }

    private void clear() {
        for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
            sums[symmetry] = 0;
        }
    }

    private void grow(int from, int size) {
        for (int place = from; place < size; place++) {
            if (signs[place] != Stones.EMPTY) {
                put(place, signs[place]);
            }
        }
    }

    /** Adds the liberties beside the move, or takes them out again. */
    private void touch() {
        for (int side = 0; side < SIDES; side++) {
            if (liberties[side] > 0) {
                put(side, ANSWER + liberties[side]);
            }
        }
    }

    private void put(int place, int content) {
        for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
            sums[symmetry] ^= KEYS[index(symmetry, place, content)];
        }
    }

    /** The number of the shape, by the smallest sum of all symmetries. */
    private int number(int with) {
        long least = sums[0];
        for (int symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
            least = Math.min(least, sums[symmetry]);
        }
        return (int) (Zobrist.mix(least + with) >>> (Long.SIZE - TraitKeys.BITS));
    }
}
