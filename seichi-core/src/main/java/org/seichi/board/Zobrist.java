package org.seichi.board;

/**
 * Keys for hashing positions (Zobrist 1970): one fixed pseudo-random number for each color and point.
 *
 * <p>The numbers depend on column and row alone, so equal stones have equal hashes in every run and on every machine.
 */
public final class Zobrist {
    private static final long[] KEYS = keys();

    private Zobrist() {}

    /** The key of a stone of the given color at a point of the board. */
    public static long key(Board board, int point, int colorCode) {
        return KEYS[((board.y(point) * Board.MAX_SIZE + board.x(point)) << 1) + colorCode - 1];
    }

    /** The key that distinguishes White to move from Black to move, for situational superko. */
    public static long whiteToMove() {
        return KEYS[KEYS.length - 1];
    }

    private static long[] keys() {
        long[] keys = new long[2 * Board.MAX_SIZE * Board.MAX_SIZE + 1];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = mix(0x9E3779B97F4A7C15L * (i + 1));
        }
        return keys;
    }

    /** Mixes the bits of a number, one to one: the finalizer of SplitMix64 (Steele, Lea, Flood 2014). */
    public static long mix(long z) {
        long x = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        x = (x ^ (x >>> 27)) * 0x94D049BB133111EBL;
        return x ^ (x >>> 31);
    }
}
