package org.seichi.playout;

/**
 * The moves that may be played in a position, with their priors: how likely a strong player is to choose each.
 *
 * @param points the moves, {@link org.seichi.board.Board#NO_POINT} for a pass; at least one. Not to be changed
 * @param shares the prior of each, 0 to 1, with a sum of 1. Not to be changed
 */
@SuppressWarnings("ArrayRecordComponent")
public record LikelyMoves(int[] points, double[] shares) {}
