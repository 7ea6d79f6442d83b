package org.seichi.search;

import java.util.Arrays;

/** A growing hash map from position hashes to moves, without boxing. */
public final class MovesByHash {
    /** Returned for a hash without an entry; passes and {@link Solution#NO_MOVE} can be stored like moves. */
    public static final int UNKNOWN = Integer.MIN_VALUE;

    private static final int FIRST_BITS = 6;

    private long[] keys = new long[1 << FIRST_BITS];
    private int[] moves = unknown(keys.length);
    private int size;

    /** Creates an empty map. */
    public MovesByHash() {}

    /** The move stored for a hash, or {@link #UNKNOWN}. */
    public int get(long hash) {
        return moves[slot(hash)];
    }

    /** Stores a move, replacing any earlier one, and returns it. */
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

    /** The slot of a hash, or the free slot where it would be inserted. */
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
