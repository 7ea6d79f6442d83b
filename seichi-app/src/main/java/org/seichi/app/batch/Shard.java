package org.seichi.app.batch;

import org.seichi.board.Zobrist;

/**
 * One of several parts of about equal size into which the input is divided for several machines. A file's part depends on its
 * name alone, so the machines need not communicate and the division stays the same when files are added.
 *
 * @param index number of the part, from 1
 * @param count number of parts
 */
public record Shard(int index, int count) {
    /** The whole input as a single part. */
    public static final Shard WHOLE = new Shard(1, 1);

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if the index is not 1 to count
     */
    public Shard {
        if (index < 1 || index > count) {
            throw new IllegalArgumentException("a shard is i/n with i from 1 to n");
        }
    }

    /** The shard as users write it, i/n. */
    @Override
    public String toString() {
        return index + "/" + count;
    }

    /** Whether a file belongs to this part. */
    boolean contains(String key) {
        return Math.floorMod(hash(key), count) == index - 1;
    }

    /** A 64-bit hash of a text, the same on every machine. */
    static long hash(String text) {
        long hash = text.length();
        for (int i = 0; i < text.length(); i++) {
            hash = Zobrist.mix(hash + text.charAt(i));
        }
        return hash;
    }
}
