package org.seichi.record;

import java.util.List;

/**
 * One of the encodings among which {@link CharsetGuess} judges.
 *
 * @param cost what text looks like in it
 * @param set by what the text is decoded
 * @param names character sets that mean the same or a part of it
 */
record Encoding(TextCost cost, CharacterSet set, List<String> names) {
    private static final int UNDEFINED = 300;

    /** Between them stand the characters that anybody may give a meaning. */
    private static final int FIRST_PRIVATE = 0xe000;

    private static final int LAST_PRIVATE = 0xf8ff;

    /** What a sample costs as text in this encoding, in tenths of a bit. */
    long cost(byte[] sample) {
        long undefined = set.decode(sample, 0)
                .chars()
                .filter(c -> c == Charsets.REPLACEMENT || (c >= FIRST_PRIVATE && c <= LAST_PRIVATE))
                .count();
        return cost.of(sample) + UNDEFINED * undefined;
    }
}
