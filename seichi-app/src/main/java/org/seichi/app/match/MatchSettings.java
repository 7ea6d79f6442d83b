package org.seichi.app.match;

/**
 * The settings of the games of a match.
 *
 * @param size width and height of the board
 * @param komi komi in points
 * @param rules id of the rules
 * @param opening number of random moves at the beginning, for variety, at most {@link #longestOpening}; each opening is played
 *     twice, with colors exchanged
 * @param seed seed of the random openings
 */
public record MatchSettings(int size, double komi, String rules, int opening, long seed) {
    /**
     * How many random moves a board has room for: half of its points. Before that many are played two neighboring points are
     * empty, so there is a move that is no suicide.
     */
    public static int longestOpening(int size) {
        return size * size / 2;
    }
}
