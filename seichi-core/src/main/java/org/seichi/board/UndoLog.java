package org.seichi.board;

import java.util.Arrays;

/** Two stacks of numbers, for whole and for long ones, that grow only when play goes deeper than ever before. */
public final class UndoLog {
    private static final int INITIAL = 1024;

    private int[] ints = new int[INITIAL];
    private long[] longs = new long[INITIAL];
    private int intCount;
    private int longCount;

    /** An empty log. */
    public UndoLog() {}

    /** Writes a number. */
    public void putInt(int value) {
        if (intCount == ints.length) {
            ints = Arrays.copyOf(ints, 2 * intCount);
        }
        ints[intCount++] = value;
    }

    /** Takes the number that was written last. */
    public int takeInt() {
        return ints[--intCount];
    }

    /** Writes a long number. */
    public void putLong(long value) {
        if (longCount == longs.length) {
            longs = Arrays.copyOf(longs, 2 * longCount);
        }
        longs[longCount++] = value;
    }

    /** Takes the long number that was written last. */
    public long takeLong() {
        return longs[--longCount];
    }
}
