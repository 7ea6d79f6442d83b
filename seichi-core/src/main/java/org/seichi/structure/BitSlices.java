package org.seichi.structure;

/**
 * Small non-negative numbers, one for each cell of a bordered board, kept as bit planes: bit {@code p & 63} of plane
 * {@code k} of word {@code p / 64} is bit {@code k} of the number of cell {@code p}. One word operation then works on 64
 * cells at once.
 */
final class BitSlices {
    /** Planes of a number; enough for 64 plus eight times four. */
    static final int PLANES = 7;

    /** The planes of the first word, then those of the second one, and so on. */
    private final long[] planes;

    /**
     * Numbers that are a power of two or 0.
     *
     * @param plane which power
     * @param cells where they are it, as bits
     */
    BitSlices(int plane, long[] cells) {
        this.planes = new long[PLANES * cells.length];
        for (int word = 0; word < cells.length; word++) {
            planes[PLANES * word + plane] = cells[word];
        }
    }

    /** The number of a cell. */
    int get(int cell) {
        int value = 0;
        for (int k = 0; k < PLANES; k++) {
            value |= (int) (planes[PLANES * (cell >>> 6) + k] >>> cell & 1L) << k;
        }
        return value;
    }

    /** The cells of a word whose number is not 0, as bits. */
    long positive(int word) {
        int first = PLANES * word;
        return planes[first]
                | planes[first + 1]
                | planes[first + 2]
                | planes[first + 3]
                | planes[first + 4]
                | planes[first + 5]
                | planes[first + 6];
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
        int first = PLANES * word;
        long carry = add(first, ones, 0);
        carry = add(first + 1, twos, carry);
        carry = add(first + 2, fours, carry);
        for (int plane = first + 3; plane < first + PLANES && carry != 0; plane++) {
            carry = add(plane, 0, carry);
        }
    }

    private long add(int plane, long bits, long carry) {
        long old = planes[plane];
        planes[plane] = old ^ bits ^ carry;
        return (old & bits) | (carry & (old ^ bits));
    }

    /** Subtracts numbers of three bits from the cells of a word; what would fall below 0 becomes 0. */
    void subtract(int word, long ones, long twos, long fours) {
        int first = PLANES * word;
        long borrow = subtract(first, ones, 0);
        borrow = subtract(first + 1, twos, borrow);
        borrow = subtract(first + 2, fours, borrow);
        for (int plane = first + 3; plane < first + PLANES && borrow != 0; plane++) {
            borrow = subtract(plane, 0, borrow);
        }
        if (borrow != 0) {
            for (int plane = first; plane < first + PLANES; plane++) {
                planes[plane] &= ~borrow;
            }
        }
    }

    private long subtract(int plane, long bits, long borrow) {
        long old = planes[plane];
        planes[plane] = old ^ bits ^ borrow;
        return (~old & (bits | borrow)) | (bits & borrow);
    }
}
