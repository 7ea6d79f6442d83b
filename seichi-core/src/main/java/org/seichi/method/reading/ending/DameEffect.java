package org.seichi.method.reading.ending;

/**
 * The immediate effect of a player's move on a neutral point.
 *
 * @param isSafe whether the stone cannot be captured
 * @param pressure on the adjacent living enemy chains, 0 to 4; an atari counts 4
 * @param forces whether the opponent must then fill a point of his own
 * @param owes whether the player must then fill one himself
 */
record DameEffect(boolean isSafe, int pressure, boolean forces, boolean owes) {
    /** The effect of a move whose stone is captured. */
    static final DameEffect LOST = new DameEffect(false, 0, false, false);
}
