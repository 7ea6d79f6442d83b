/**
 * Games and their replay. In: moves, setup and terms as a record states them. Out: the position after each move, with captures,
 * kos and warnings, and the position in which the record ends. Start with {@link org.seichi.game.Replay}.
 */
package org.seichi.game;
