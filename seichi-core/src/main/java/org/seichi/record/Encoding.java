package org.seichi.record;

import java.util.List;
import java.util.function.ToLongFunction;

/**
 * One of the candidate encodings of {@link CharsetGuess}.
 *
 * @param cost how surprising the bytes above 127 are as text in it, in tenths of a bit; undefined ones are counted here
 * @param set the character set that decodes it
 * @param names names of this character set and of subsets of it
 */
record Encoding(ToLongFunction<byte[]> cost, CharacterSet set, List<String> names) {
    private static final int UNDEFINED = 300;

    /** First character of the private use area of Unicode. */
    private static final int FIRST_PRIVATE = 0xe000;

    private static final int LAST_PRIVATE = 0xf8ff;

    /** The cost of a sample as text in this encoding, in tenths of a bit. */
    long cost(byte[] sample) {
        long undefined = set.decode(sample, 0)
                .chars()
                .filter(c -> c == Charsets.REPLACEMENT || (c >= FIRST_PRIVATE && c <= LAST_PRIVATE))
                .count();
        return cost.applyAsLong(sample) + UNDEFINED * undefined;
    }
}
