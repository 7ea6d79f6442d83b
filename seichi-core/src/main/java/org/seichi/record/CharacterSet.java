package org.seichi.record;

/** A character set that the host of the program can decode. Equal character sets decode alike. */
public interface CharacterSet {
    /** Its Java name, such as {@code UTF-8}. */
    String name();

    /**
     * Decodes bytes to text; malformed input becomes U+FFFD, so any bytes can be decoded.
     *
     * @param from index of the first byte to decode
     */
    String decode(byte[] bytes, int from);
}
