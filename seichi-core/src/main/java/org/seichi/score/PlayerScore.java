package org.seichi.score;

/**
 * What counts for one player. Points and stones are whole numbers, compensation and totals half-points.
 *
 * @param territory surrounded points, those under dead stones included; points that must be filled before counting are not
 *     among them
 * @param prisoners stones of the opponent taken in play
 * @param deadCaptured dead stones of the opponent that were left on the board, and stones taken in a last ko
 * @param area living stones and surrounded points, and the share of neutral points still to be played
 * @param handicapHalfPoints compensation for the opponent's handicap stones
 * @param komiHalfPoints komi
 * @param totalHalfPoints the sum of those items that the ruleset counts
 */
public record PlayerScore(
        int territory,
        int prisoners,
        int deadCaptured,
        int area,
        int handicapHalfPoints,
        int komiHalfPoints,
        int totalHalfPoints) {}
