package org.seichi.record;

/**
 * The cost of text in Latin-1: an accented letter among ASCII ones is common; adjacent ones, symbols and controls are ever
 * rarer.
 */
final class Latin1Cost implements TextCost {
    private static final int LETTER = 80;
    private static final int SIGN = 140;
    private static final int CONTROL = 300;
    private static final int IN_A_ROW = 80;

    @Override
    public long of(byte[] sample) {
        long cost = 0;
        boolean row = false;
        for (byte b : sample) {
            if (b < 0) {
                int c = b & 0xff;
                cost += c >= 0xc0 ? LETTER : c >= 0xa0 ? SIGN : CONTROL;
                cost += row ? 2 * IN_A_ROW : 0;
            }
            row = b < 0;
        }
        return cost;
    }
}
