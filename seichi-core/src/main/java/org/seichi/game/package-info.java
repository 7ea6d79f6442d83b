/**
 * Games and their replay. In: moves, setup and terms as stated in a record. Out: the position after any number of moves, with
 * captures, ko and warnings, and the final position. Start with {@link org.seichi.game.Replay}.
 */
package org.seichi.game;
