package org.seichi.playout;

/**
 * How often a player answers the last move in some way, if there is such an answer.
 *
 * @param capture chance to take a chain that put itself in atari, of {@value #ALWAYS}
 * @param save chance to save a chain in atari
 * @param race chance to strengthen or use a chain of two liberties
 * @param vital chance to play the vital point of an eye
 * @param longRace chance to strengthen or use a chain of three liberties
 * @param shape how many times as often as strong players he plays a shape beside the last move; 0 for never
 */
record PlayoutPolicy(int capture, int save, int race, int vital, int longRace, int shape) {
    /** The chance of what happens always. */
    static final int ALWAYS = 256;

    /** For the life of stones on boards that are nearly full: found by how well playouts tell dead from living stones there. */
    static final PlayoutPolicy LIFE = new PlayoutPolicy(230, 230, 150, 200, 100, 0);

    /** For boards with much to play: found by how well playouts tell whose each point becomes, at moves 50 to 200. */
    static final PlayoutPolicy GAME = new PlayoutPolicy(230, 230, 150, 200, 100, 3);
}
