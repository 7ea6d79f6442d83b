package org.seichi.playout;

/**
 * How often a player answers the last move in some way, if there is such an answer.
 *
 * @param capture chance to take a chain that put itself in atari, of {@value #ALWAYS}
 * @param save chance to save a chain in atari
 * @param race chance to strengthen or use a chain of two liberties
 */
record Habits(int capture, int save, int race) {
    /** The chance of what happens always. */
    static final int ALWAYS = 256;

    /** Found by how well playouts tell dead from living stones. */
    static final Habits USUAL = new Habits(230, 230, 150);
}
