package org.seichi.playout;

/**
 * A move and how the games went that began with it.
 *
 * @param point where, {@link org.seichi.board.Board#NO_POINT} for a pass
 * @param games number of games that began with it
 * @param share the share of them, 0 to 1, that its player won; margins count a little too
 */
public record SampledMove(int point, int games, double share) {}
