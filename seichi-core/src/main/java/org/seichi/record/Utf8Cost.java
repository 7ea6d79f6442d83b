package org.seichi.record;

/** The cost of text in UTF-8: hardly anything else looks like it, so a whole character costs little, and malformed bytes are undefined. */
final class Utf8Cost implements TextCost {
    private static final int CHARACTER = 100;

    @Override
    public long of(byte[] sample) {
        long cost = 0;
        for (byte b : sample) {
            cost += (b & 0xc0) == 0xc0 ? CHARACTER : 0;
        }
        return cost;
    }
}
