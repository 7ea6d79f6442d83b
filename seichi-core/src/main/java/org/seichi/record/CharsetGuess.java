package org.seichi.record;

import java.util.Arrays;
import java.util.Optional;

/**
 * Guesses the character set of bytes: the one in which they are the least surprising text.
 *
 * <p>Each {@link Encoding} gives the cost of the bytes above 127, in tenths of a bit: the cost of a character grows with the
 * number of characters that are about as common; one that is hardly ever used or undefined costs far more. The lowest total
 * wins; ties go to the first encoding in order. A character set that the record declares gets a discount of {@value #TRUST}
 * tenths of a bit, so that only clear evidence overrules it. Deterministic.
 */
final class CharsetGuess {
    /** Discount for the character set that a record declares, in tenths of a bit. */
    private static final int TRUST = 400;

    private static final int SAMPLE = 1 << 16;

    private CharsetGuess() {}

    /**
     * Guesses the character set of the bytes.
     *
     * @param encodings the candidates
     * @param declared the character set that the record declares, if known
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

    /** The bytes from just before the first one above 127; those before it are no evidence. */
    private static byte[] sample(byte[] bytes) {
        int first = 0;
        while (first < bytes.length && bytes[first] >= 0) {
            first++;
        }
        int from = Math.max(0, first - 1);
        return Arrays.copyOfRange(bytes, from, Math.min(bytes.length, from + SAMPLE));
    }
}
