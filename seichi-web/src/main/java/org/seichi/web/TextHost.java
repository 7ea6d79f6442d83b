package org.seichi.web;

/** Decodes text: what the engine leaves to its host, which has the tables of all character sets. */
interface TextHost {
    /** The name of the encoding that a label means, in small letters; empty if it means none. */
    String encoding(String label);

    /**
     * The bytes as text; U+FFFD stands for what is no text.
     *
     * @param label of a known encoding
     * @param from index of the first byte
     */
    String decode(String label, byte[] bytes, int from);
}
