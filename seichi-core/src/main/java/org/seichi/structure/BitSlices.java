package org.seichi.structure;

/**
 * Small non-negative numbers, one for each cell of a bordered board, kept as bit planes: bit {@code p} of plane {@code k}
 * is bit {@code k} of the number of cell {@code p}. One word operation then works on 64 cells at once.
 */
final class BitSlices {
    /** Planes of a number; enough for 64 plus eight times four. */
    static final int PLANES = 7;

    private final long[][] planes;
    private final long[] positive;

    BitSlices(int words) {
        this.planes = new long[PLANES][words];
        this.positive = new long[words];
    }

    /** Sets the number of a cell, which must have been 0, to a power of two. */
    void setPower(int cell, int plane) {
        planes[plane][cell >>> 6] |= 1L << cell;
        positive[cell >>> 6] |= 1L << cell;
    }

    /** The number of a cell. */
    int get(int cell) {
        int value = 0;
        for (int k = 0; k < PLANES; k++) {
            value |= (int) (planes[k][cell >>> 6] >>> cell & 1L) << k;
        }
        return value;
    }

    /** The cells whose number is not 0, as of the last {@link #refresh}; the array itself, not to be changed. */
    long[] positive() {
        return positive;
    }

    /** Whether the number of a cell was not 0 at the last {@link #refresh}. */
    boolean isPositive(int cell) {
        return (positive[cell >>> 6] >>> cell & 1L) != 0;
    }

    /** Finds the cells whose number is not 0. */
    void refresh() {
        for (int i = 0; i < positive.length; i++) {
            long any = 0;
            for (int k = 0; k < PLANES; k++) {
                any |= planes[k][i];
            }
            positive[i] = any;
        }
    }

    /**
     * Adds numbers of three bits to the cells of a word.
     *
     * @param word which 64 cells
     * @param ones lowest bits of the numbers, one for each cell
     * @param twos middle bits
     * @param fours highest bits
     */
    void add(int word, long ones, long twos, long fours) {
        long carry = add(word, 0, ones, 0);
        carry = add(word, 1, twos, carry);
        carry = add(word, 2, fours, carry);
        for (int k = 3; k < PLANES && carry != 0; k++) {
            carry = add(word, k, 0, carry);
        }
    }

    private long add(int word, int plane, long bits, long carry) {
        long old = planes[plane][word];
        planes[plane][word] = old ^ bits ^ carry;
        return (old & bits) | (carry & (old ^ bits));
    }

    /** Subtracts numbers of three bits from the cells of a word; what would fall below 0 becomes 0. */
    void subtract(int word, long ones, long twos, long fours) {
        long borrow = subtract(word, 0, ones, 0);
        borrow = subtract(word, 1, twos, borrow);
        borrow = subtract(word, 2, fours, borrow);
        for (int k = 3; k < PLANES && borrow != 0; k++) {
            borrow = subtract(word, k, 0, borrow);
        }
        if (borrow != 0) {
            for (int k = 0; k < PLANES; k++) {
                planes[k][word] &= ~borrow;
            }
        }
    }

    private long subtract(int word, int plane, long bits, long borrow) {
        long old = planes[plane][word];
        planes[plane][word] = old ^ bits ^ borrow;
        return (~old & (bits | borrow)) | (bits & borrow);
    }
}
