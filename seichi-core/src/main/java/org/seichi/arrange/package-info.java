/**
 * The board arranged for counting, as players arrange it after a game: prisoners fill the territory of the player who lost them, and
 * what is left of each territory is brought into rectangles. Input: the board as it is counted. Output: where the stones stand, and
 * the points to count.
 */
package org.seichi.arrange;
