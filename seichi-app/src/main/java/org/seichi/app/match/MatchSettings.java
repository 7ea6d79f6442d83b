package org.seichi.app.match;

/**
 * The settings of the games of a match.
 *
 * @param size width and height of the board
 * @param komi komi in points
 * @param rules id of the rules
 * @param opening number of random moves at the beginning, for variety; each opening is played twice, with colors
 *     exchanged
 * @param seed seed of the random openings
 */
public record MatchSettings(int size, double komi, String rules, int opening, long seed) {}
