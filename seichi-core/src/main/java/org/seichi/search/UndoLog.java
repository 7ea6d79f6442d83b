package org.seichi.search;

import java.util.Arrays;

/** Two stacks of numbers, for whole and for long ones, that grow only when play goes deeper than ever before. */
final class UndoLog {
    private static final int INITIAL = 1024;

    private int[] ints = new int[INITIAL];
    private long[] longs = new long[INITIAL];
    private int intCount;
    private int longCount;

    void putInt(int value) {
        if (intCount == ints.length) {
            ints = Arrays.copyOf(ints, 2 * intCount);
        }
        ints[intCount++] = value;
    }

    int takeInt() {
        return ints[--intCount];
    }

    void putLong(long value) {
        if (longCount == longs.length) {
            longs = Arrays.copyOf(longs, 2 * longCount);
        }
        longs[longCount++] = value;
    }

    long takeLong() {
        return longs[--longCount];
    }

    void putLongs(long[] source, int from, int length) {
        if (longCount + length > longs.length) {
            longs = Arrays.copyOf(longs, 2 * longs.length);
        }
        System.arraycopy(source, from, longs, longCount, length);
        longCount += length;
    }

    void takeLongs(long[] target, int from, int length) {
        longCount -= length;
        System.arraycopy(longs, longCount, target, from, length);
    }
}
