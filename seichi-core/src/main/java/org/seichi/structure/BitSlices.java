package org.seichi.structure;

/**
 * Small non-negative numbers, one per cell of a bordered board, stored as bit planes: bit {@code p & 63} of plane {@code k}
 * of word {@code p / 64} is bit {@code k} of the number of cell {@code p}. One word operation works on 64 cells at once.
 */
final class BitSlices {
    /** Bits of a number; enough for 64 plus eight times 4. */
    static final int PLANES = 7;

    /** The planes of the first word, then those of the second one, and so on. */
    private final long[] planes;

    /**
     * Creates numbers that are a given power of two in some cells and 0 in all others.
     *
     * @param plane the exponent
     * @param cells the cells with the power of two, as bits
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
        for (int plane = first + 3; carry != 0; plane++) {
            carry = add(plane, 0, carry);
        }
    }

    private long add(int plane, long bits, long carry) {
        long old = planes[plane];
        planes[plane] = old ^ bits ^ carry;
        return (old & bits) | (carry & (old ^ bits));
    }

    /**
     * Subtracts numbers of three bits from the cells of a word; negative results become 0.
     *
     * @return the cells of the word whose number is still positive, as bits
     */
    long subtract(int word, long ones, long twos, long fours) {
        long[] numbers = planes;
        int first = PLANES * word;
        long old = numbers[first];
        long plane0 = old ^ ones;
        long borrow = ~old & ones;
        old = numbers[first + 1];
        long plane1 = old ^ twos ^ borrow;
        borrow = (~old & (twos | borrow)) | (twos & borrow);
        old = numbers[first + 2];
        long plane2 = old ^ fours ^ borrow;
        borrow = (~old & (fours | borrow)) | (fours & borrow);
        long plane3 = numbers[first + 3] ^ borrow;
        borrow &= plane3;
        long plane4 = numbers[first + 4] ^ borrow;
        borrow &= plane4;
        long plane5 = numbers[first + 5] ^ borrow;
        borrow &= plane5;
        long plane6 = numbers[first + 6] ^ borrow;
        long kept = ~(borrow & plane6);
        numbers[first] = plane0 & kept;
        numbers[first + 1] = plane1 & kept;
        numbers[first + 2] = plane2 & kept;
        numbers[first + 3] = plane3 & kept;
        numbers[first + 4] = plane4 & kept;
        numbers[first + 5] = plane5 & kept;
        numbers[first + 6] = plane6 & kept;
        return (plane0 | plane1 | plane2 | plane3 | plane4 | plane5 | plane6) & kept;
    }
}
