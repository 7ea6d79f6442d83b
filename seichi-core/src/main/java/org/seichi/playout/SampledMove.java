package org.seichi.playout;

/**
 * A move with the results of the playouts that began with it.
 *
 * @param point where, {@link org.seichi.board.Board#NO_POINT} for a pass
 * @param games number of playouts that began with it
 * @param share their mean result for the player of the move, 0 to 1: wins, and in some trees a small share of the margin
 */
public record SampledMove(int point, int games, double share) {}
