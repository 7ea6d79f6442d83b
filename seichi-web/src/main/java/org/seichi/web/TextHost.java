package org.seichi.web;

/** Decodes text for the engine: done by the host, which has the tables of all character sets. */
interface TextHost {
    /** The name, in lower case, of the encoding that a label denotes; empty if the label is unknown. */
    String encoding(String label);

    /**
     * Decodes bytes to text; malformed bytes become U+FFFD.
     *
     * @param label the label of a known encoding
     * @param from index of the first byte to decode
     */
    String decode(String label, byte[] bytes, int from);
}
