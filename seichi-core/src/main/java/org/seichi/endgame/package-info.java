/**
 * Endgames: the areas that safe stones and settled territory leave open, the score and value of each, and the score of the
 * whole board.
 *
 * <p>Begin with {@link org.seichi.endgame.Premises}.
 */
package org.seichi.endgame;
