package org.seichi.playout;

/**
 * How often the players of a playout try each kind of answer to the last move. Chances are of {@value #ALWAYS}.
 *
 * @param capture chance to capture a chain that put itself in atari
 * @param save chance to save a chain in atari
 * @param race chance to help an own chain of two liberties, or to attack the chain of the last move if it has two
 * @param vital chance to play the vital point of an eye
 * @param longRace the same for three liberties
 * @param shape factor on how often strong players play a shape next to the last move; 0 for never
 */
record PlayoutPolicy(int capture, int save, int race, int vital, int longRace, int shape) {
    /** The chance that means always. */
    static final int ALWAYS = 256;

    /** For the life of stones on boards that are nearly full; tuned by how well playouts tell dead from living stones there. */
    static final PlayoutPolicy LIFE = new PlayoutPolicy(230, 230, 150, 200, 100, 0);

    /** For boards with much to play; tuned by how well playouts tell whose each point becomes, at moves 50 to 200. */
    static final PlayoutPolicy GAME = new PlayoutPolicy(230, 230, 150, 200, 100, 3);
}
