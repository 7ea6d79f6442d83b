package org.seichi.score;

/**
 * The items of one player's score. Points and stones are whole numbers; compensation, komi and total are half-points.
 *
 * @param territory surrounded points, including those under dead stones but not those that must be filled before counting
 * @param prisoners stones of the opponent captured during the game
 * @param deadCaptured dead stones of the opponent still on the board, and stones captured in a last ko
 * @param area living stones and surrounded points, and the player's share of the neutral points that remain to be played
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
        int totalHalfPoints) {
    /** Stones of the opponent captured during the game or left on the board dead. */
    public int allCaptured() {
        return prisoners + deadCaptured;
    }
}
