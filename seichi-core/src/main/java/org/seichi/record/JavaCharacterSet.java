package org.seichi.record;

import java.nio.charset.Charset;
import java.util.Optional;

/**
 * A character set decoded by Java.
 *
 * @param charset the Java charset
 */
record JavaCharacterSet(Charset charset) implements CharacterSet {
    /** Shared, because each encoding caches a table of typical characters. */
    static final Encodings ENCODINGS = Encodings.of(JavaCharacterSet::named);

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
