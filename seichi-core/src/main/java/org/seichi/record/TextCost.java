package org.seichi.record;

/** How surprising bytes are as text in an encoding. */
@FunctionalInterface
interface TextCost {
    /** The cost of the bytes above 127, in tenths of a bit; undefined ones are counted elsewhere. */
    long of(byte[] sample);
}
