package org.seichi.record;

/** Hears what {@link SgfParser} finds in one game, in the order of the text. Offsets are those of the text. */
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
     * @param name the name in capital letters, as FF4 has it: {@code AB} for the AddBlack of older records
     * @param offset where the name stands
     */
    default void property(String name, int offset) {}

    /**
     * A value of the property.
     *
     * @param start offset behind the opening bracket
     * @param end offset behind the value; what lies between is still escaped, with whole escapes only
     * @throws RecordException if the value makes the game unusable
     */
    default void value(int start, int end) throws RecordException {}
}
