package org.seichi.record;

/** UTF-8: hardly anything but UTF-8 looks like it, so that a whole character costs little and the rest is undefined. */
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
