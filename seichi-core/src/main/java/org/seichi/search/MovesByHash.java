package org.seichi.search;

import java.util.Arrays;

/** Moves found for positions, remembered by the hash of the position: a map of primitives that grows. */
public final class MovesByHash {
    /** No move is remembered; passes and {@link Solution#NO_MOVE} are moves like others. */
    public static final int UNKNOWN = Integer.MIN_VALUE;

    private static final int FIRST_BITS = 6;

    private long[] keys = new long[1 << FIRST_BITS];
    private int[] moves = unknown(keys.length);
    private int size;

    /** Nothing is remembered yet. */
    public MovesByHash() {}

    /** The move of a hash, or {@link #UNKNOWN}. */
    public int get(long hash) {
        return moves[slot(hash)];
    }

    /** Remembers a move in place of the one before and returns it. */
    public int put(long hash, int move) {
        int slot = slot(hash);
        size += moves[slot] == UNKNOWN ? 1 : 0;
        keys[slot] = hash;
        moves[slot] = move;
        if (2 * size > keys.length) {
            grow();
        }
        return move;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldMoves = moves;
        keys = new long[2 * oldKeys.length];
        moves = unknown(keys.length);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldMoves[i] != UNKNOWN) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                moves[slot] = oldMoves[i];
            }
        }
    }

    /** Where a hash is, or where it would come. */
    private int slot(long hash) {
        int last = keys.length - 1;
        int slot = (int) (hash ^ (hash >>> 32)) & last;
        while (moves[slot] != UNKNOWN && keys[slot] != hash) {
            slot = (slot + 1) & last;
        }
        return slot;
    }

    private static int[] unknown(int length) {
        int[] moves = new int[length];
        Arrays.fill(moves, UNKNOWN);
        return moves;
    }
}
