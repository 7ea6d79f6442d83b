package org.seichi.record;

/** Measures how surprising bytes are as text in an encoding. */
@FunctionalInterface
interface TextCost {
    /** The cost of the bytes above 127, in tenths of a bit; undefined ones are counted by {@link Encoding}. */
    long of(byte[] sample);
}
