/**
 * Moves in the middle game, after Yen, Yan and Hsu, "Move Strategies in Middle Game of Computer Go" (the program Jimmy):
 * few candidates from patterns, principles and the capture of chains, each with its motives and a value; a search among
 * them chooses.
 */
package org.seichi.move;
