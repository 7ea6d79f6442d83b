package org.seichi.record;

import java.nio.charset.Charset;
import java.util.Optional;

/**
 * A character set as Java decodes it.
 *
 * @param charset Java's own
 */
record JavaCharacterSet(Charset charset) implements CharacterSet {
    /** Made once: tables of usual words belong to it. */
    static final Encodings ENCODINGS = Encodings.of(CharacterSets.ofJava());

    static Optional<CharacterSet> named(String name) {
        try {
            return Optional.of(new JavaCharacterSet(Charset.forName(name)));
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }

    @Override
    public String name() {
        return charset.name();
    }

    @Override
    public String decode(byte[] bytes, int from) {
        return new String(bytes, from, bytes.length - from, charset);
    }
}
