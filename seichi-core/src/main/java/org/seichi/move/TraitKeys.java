package org.seichi.move;

/** The plain traits of a move as keys for a table: each packs the kind of a trait and its value into one number. */
public final class TraitKeys {
    /** Bits of a value; all values fit. */
    static final int BITS = 20;

    private static final int VALUES = (1 << BITS) - 1;
    private static final int MOST = 96;

    private final int[] keys = new int[MOST];
    private int size;

    /** Makes an empty list of keys. */
    public TraitKeys() {}

    static int key(PlainTrait kind, int value) {
        return (kind.ordinal() << BITS) | (value & VALUES);
    }

    /** The value of a key. */
    public static int value(int key) {
        return key & VALUES;
    }

    /** Removes all keys. */
    void clear() {
        size = 0;
    }

    void add(PlainTrait kind, int value) {
        keys[size++] = key(kind, value);
    }

    /** Number of keys. */
    public int size() {
        return size;
    }

    /** One of the keys. */
    public int get(int index) {
        return keys[index];
    }
}
