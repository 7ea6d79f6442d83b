package org.seichi.record;

import java.util.Arrays;
import java.util.Optional;

/**
 * Judges in which character set bytes are written: the one in which they are the least surprising text.
 *
 * <p>Each {@link Encoding} says what the bytes above 127 would cost in it, in bits: a character costs the more, the more
 * characters there are that would be as usual; one that is hardly ever used or not defined costs far more. The lowest sum
 * wins, the first encoding in order if two are equal. A charset that the record itself names has
 * {@value #TRUST} bits ahead, so that only bytes that speak clearly overrule it. The same bytes always give the same
 * answer.
 */
final class CharsetGuess {
    /** Lead of the charset that a record names, in tenths of a bit. */
    private static final int TRUST = 400;

    private static final int SAMPLE = 1 << 16;

    private CharsetGuess() {}

    /**
     * The character set of the bytes.
     *
     * @param encodings among which to judge
     * @param declared the character set that the record names
     */
    static CharacterSet of(byte[] bytes, Encodings encodings, Optional<CharacterSet> declared) {
        byte[] sample = sample(bytes);
        CharacterSet best = null;
        long lowest = Long.MAX_VALUE;
        for (Encoding encoding : encodings.judged()) {
            long cost = encoding.cost(sample) - (declared.equals(Optional.of(encoding.set())) ? TRUST : 0);
            if (cost < lowest) {
                lowest = cost;
                best = encoding.set();
            }
        }
        return best;
    }

    /** From before the first byte above 127; what comes earlier says nothing. */
    private static byte[] sample(byte[] bytes) {
        int first = 0;
        while (first < bytes.length && bytes[first] >= 0) {
            first++;
        }
        int from = Math.max(0, first - 1);
        return Arrays.copyOfRange(bytes, from, Math.min(bytes.length, from + SAMPLE));
    }
}
