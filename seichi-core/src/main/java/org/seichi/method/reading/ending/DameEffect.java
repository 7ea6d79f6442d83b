package org.seichi.method.reading.ending;

/**
 * The immediate effect of a player's move on a neutral point.
 *
 * @param isSafe whether the stone cannot be captured
 * @param pressure on the adjacent living enemy chains, 0 to 4; an atari counts 4, a chain with two liberties left 1
 * @param threatens whether the opponent must answer it, because it threatens an attack
 * @param forces whether the opponent must fill a point of his own to answer it
 * @param owes whether the player must then fill a point of his own
 * @param gain number of neutral points that it encloses for good
 */
record DameEffect(boolean isSafe, int pressure, boolean threatens, boolean forces, boolean owes, int gain) {
    /** The effect of a move whose stone is captured. */
    static final DameEffect LOST = new DameEffect(false, 0, false, false, false, 0);

    /**
     * Whether the player gains a point and keeps the turn: the opponent must fill a point of his own, or answer while neutral points are at stake.
     *
     * @param swing the number of points that both players together would enclose by moving here
     */
    boolean gainsInSente(int swing) {
        return forces || (threatens && swing > 0);
    }
}
