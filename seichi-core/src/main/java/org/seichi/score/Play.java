package org.seichi.score;

import org.seichi.board.Color;

/**
 * A move with which a method plays a position to its end.
 *
 * @param player who plays
 * @param point where
 * @param text what for, in a few words
 */
public record Play(Color player, int point, String text) {}
