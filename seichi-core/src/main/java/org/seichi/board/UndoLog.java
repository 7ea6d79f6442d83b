package org.seichi.board;

import java.util.Arrays;

/** A stack of ints and a stack of longs, which grow only when play goes deeper than ever before. */
public final class UndoLog {
    private static final int INITIAL = 1024;

    private int[] ints = new int[INITIAL];
    private long[] longs = new long[INITIAL];
    private int intCount;
    private int longCount;

    /** An empty log. */
    public UndoLog() {}

    /** Pushes an int. */
    public void putInt(int value) {
        if (intCount == ints.length) {
            ints = Arrays.copyOf(ints, 2 * intCount);
        }
        ints[intCount++] = value;
    }

    /** Pops the int that was pushed last. */
    public int takeInt() {
        return ints[--intCount];
    }

    /** Pushes a long. */
    public void putLong(long value) {
        if (longCount == longs.length) {
            longs = Arrays.copyOf(longs, 2 * longCount);
        }
        longs[longCount++] = value;
    }

    /** Pops the long that was pushed last. */
    public long takeLong() {
        return longs[--longCount];
    }
}
