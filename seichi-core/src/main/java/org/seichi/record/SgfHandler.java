package org.seichi.record;

/** Receives the events of {@link SgfParser} for one game, in text order. Offsets are offsets in the text. */
interface SgfHandler {
    /** A game tree begins: the game itself or a variation of it. */
    default void open() {}

    /** A game tree ends. */
    default void close() {}

    /** A node begins. */
    default void node() {}

    /**
     * A property of the node begins; its values follow.
     *
     * @param name the name in capital letters, as in FF4: {@code AB} for the AddBlack of older records
     * @param offset where the name begins
     */
    default void property(String name, int offset) {}

    /**
     * A value of the property.
     *
     * @param property the name of the property
     * @param start offset after the opening bracket
     * @param end offset after the value; the value is still escaped, but never ends in the middle of an escape
     * @throws RecordException if the value makes the game unusable
     */
    default void value(String property, int start, int end) throws RecordException {}
}
