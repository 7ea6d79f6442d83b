package org.seichi.playout;

/**
 * How often a player answers the last move in some way, if there is such an answer.
 *
 * @param capture chance to take a chain that put itself in atari, of {@value #ALWAYS}
 * @param save chance to save a chain in atari
 * @param race chance to strengthen or use a chain of two liberties
 * @param vital chance to play the vital point of an eye
 * @param longRace chance to strengthen or use a chain of three liberties
 */
record PlayoutPolicy(int capture, int save, int race, int vital, int longRace) {
    /** The chance of what happens always. */
    static final int ALWAYS = 256;

    /** Found by how well playouts tell dead from living stones. */
    static final PlayoutPolicy USUAL = new PlayoutPolicy(230, 230, 150, 200, 100);
}
