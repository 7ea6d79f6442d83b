package org.seichi.score;

import org.seichi.board.Color;

/**
 * A move that a method makes to play a position out.
 *
 * @param player who plays
 * @param point where he plays
 * @param text the purpose of the move, in a few words
 */
public record Play(Color player, int point, String text) {}
