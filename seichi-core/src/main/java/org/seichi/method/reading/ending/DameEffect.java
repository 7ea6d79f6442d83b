package org.seichi.method.reading.ending;

/**
 * What a player's move on a neutral point does at once.
 *
 * @param isSafe whether the stone stays on the board
 * @param pressure how much it presses the living enemy chains beside it: more for an atari
 * @param forces whether the opponent must fill a point of his own
 * @param owes whether the player must then fill one himself
 */
record DameEffect(boolean isSafe, int pressure, boolean forces, boolean owes) {
    /** A move that loses its stone. */
    static final DameEffect LOST = new DameEffect(false, 0, false, false);
}
