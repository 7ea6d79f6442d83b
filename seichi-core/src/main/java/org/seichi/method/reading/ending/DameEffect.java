package org.seichi.method.reading.ending;

/**
 * The immediate effect of a player's move on a neutral point.
 *
 * @param isSafe whether the stone cannot be captured
 * @param pressure on the adjacent living enemy chains, 0 to 4; an atari counts 4
 * @param threatens whether the opponent must then answer
 * @param forces whether he must fill a point of his own
 * @param owes whether the player must then fill one himself
 * @param gain number of neutral points that it encloses for good
 */
record DameEffect(boolean isSafe, int pressure, boolean threatens, boolean forces, boolean owes, int gain) {
    /** The effect of a move whose stone is captured. */
    static final DameEffect LOST = new DameEffect(false, 0, false, false, false, 0);

    /**
     * Whether the player gains a point and keeps the turn: the opponent must fill a point of his own, or answer while neutral points swing.
     *
     * @param swing the points that either player would enclose by this move
     */
    boolean gainsInSente(int swing) {
        return forces || (threatens && swing > 0);
    }
}
