package org.seichi.bench.fit;

import java.util.Arrays;

/** A training example: moves by the indexes of their traits, the chosen one first. Each stands for a number of moves. */
final class PlainChoice {
    private static final int FIRST_MOVES = 64;
    private static final int FIRST_TRAITS = 2048;
    private short[] traits = new short[FIRST_TRAITS];

    /** Where the traits of each move begin, and where those of the last one end. */
    private int[] starts = new int[FIRST_MOVES];

    private float[] times = new float[FIRST_MOVES];
    private int size;

    /** Begins another move, which stands for a number of moves. */
    void begin(double count) {
        if (size + 1 == starts.length) {
            starts = Arrays.copyOf(starts, 2 * starts.length);
            times = Arrays.copyOf(times, starts.length);
        }
        times[size++] = (float) count;
        starts[size] = starts[size - 1];
    }

    /** Adds a trait to the move. */
    void add(int trait) {
        if (starts[size] == traits.length) {
            traits = Arrays.copyOf(traits, 2 * traits.length);
        }
        traits[starts[size]++] = (short) trait;
    }

    /** Releases the room that is not needed. */
    void close() {
        traits = Arrays.copyOf(traits, starts[size]);
        starts = Arrays.copyOf(starts, size + 1);
        times = Arrays.copyOf(times, size);
    }

    /** Number of moves. */
    int size() {
        return size;
    }

    /** How many moves one of them stands for. */
    float times(int move) {
        return times[move];
    }

    /** Where the traits of a move begin; those of the move before end there. */
    int start(int move) {
        return starts[move];
    }

    /** One of the traits of all moves. */
    int trait(int index) {
        return traits[index];
    }
}
