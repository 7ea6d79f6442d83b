package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.Stones;

/**
 * Territorial influence by mathematical morphology (Bouzy 2003): stones start at {@code +-64}; a number of dilations
 * spreads the values over points that no value of the other sign touches, a number of erosions takes away what was
 * gained in the open. Positive is Black's, negative White's, zero nobody's.
 *
 * <p>Every pass is a branch-free loop over the bordered array, which the compiler turns into vector instructions.
 */
public final class Influence {
    private static final int STONE = 64;

    private final int[] value;

    private Influence(int[] value) {
        this.value = value;
    }

    /**
     * The influence map of a position.
     *
     * @param dilations number of dilations; Carta, section 3, takes 8
     * @param erosions number of erosions; Carta, section 3, takes 21
     */
    public static Influence bouzy(Stones stones, int dilations, int erosions) {
        Board board = stones.board();
        int length = board.arrayLength();
        int[] onBoard = new int[length];
        int[] value = new int[length];
        for (int point = board.first(), last = board.last(); point <= last; point++) {
            int content = stones.at(point);
            onBoard[point] = content == Stones.EDGE ? 0 : -1;
            value[point] = content == Stones.BLACK ? STONE : content == Stones.WHITE ? -STONE : 0;
        }
        int[] black = new int[length];
        int[] white = new int[length];
        for (int i = 0; i < dilations; i++) {
            dilate(value, black, white, onBoard, board.stride());
        }
        int[] neutral = new int[length];
        for (int i = 0; i < erosions; i++) {
            erode(value, black, white, neutral, onBoard, board.stride());
        }
        return new Influence(value);
    }

    /** The influence at a point: positive for Black, negative for White. */
    public int at(int point) {
        return value[point];
    }

    /** The content code of the color that the point is under, or {@link Stones#EMPTY}. */
    public int owner(int point) {
        return value[point] > 0 ? Stones.BLACK : value[point] < 0 ? Stones.WHITE : Stones.EMPTY;
    }

    /** A point without neighbours of the other sign moves by the number of its neighbours of its own or a new sign. */
    private static void dilate(int[] value, int[] black, int[] white, int[] onBoard, int stride) {
        signs(value, black, white);
        int end = value.length - stride;
        for (int p = stride; p < end; p++) {
            int blacks = black[p - 1] + black[p + 1] + black[p - stride] + black[p + stride];
            int whites = white[p - 1] + white[p + 1] + white[p - stride] + white[p + stride];
            int noWhite = (whites - 1) >> 31 & ~(value[p] >> 31);
            int noBlack = (blacks - 1) >> 31 & ~(-value[p] >> 31);
            value[p] += (blacks & noWhite & onBoard[p]) - (whites & noBlack & onBoard[p]);
        }
    }

    /** A point moves towards zero by the number of its neighbours on the board that are not of its own sign. */
    private static void erode(int[] value, int[] black, int[] white, int[] neutral, int[] onBoard, int stride) {
        signs(value, black, white);
        for (int p = 0; p < value.length; p++) {
            neutral[p] = (1 - black[p] - white[p]) & onBoard[p];
        }
        int end = value.length - stride;
        for (int p = stride; p < end; p++) {
            int none = neutral[p - 1] + neutral[p + 1] + neutral[p - stride] + neutral[p + stride];
            int blacks = black[p - 1] + black[p + 1] + black[p - stride] + black[p + stride];
            int whites = white[p - 1] + white[p + 1] + white[p - stride] + white[p + stride];
            int positive = Math.max(value[p], 0);
            int negative = Math.max(-value[p], 0);
            value[p] = Math.max(positive - none - whites, 0) - Math.max(negative - none - blacks, 0);
        }
    }

    private static void signs(int[] value, int[] black, int[] white) {
        for (int p = 0; p < value.length; p++) {
            black[p] = -value[p] >>> 31;
            white[p] = value[p] >>> 31;
        }
    }
}
