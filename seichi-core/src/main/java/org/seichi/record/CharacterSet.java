package org.seichi.record;

/** A character set that the host of the program can decode. Two are equal if they decode alike. */
public interface CharacterSet {
    /** The name by which Java knows it, such as {@code UTF-8}. */
    String name();

    /**
     * The bytes as text; what is no text becomes U+FFFD. Any bytes can be decoded.
     *
     * @param from index of the first byte
     */
    String decode(byte[] bytes, int from);
}
