package org.seichi.app.match;

/**
 * What games of a match are played for.
 *
 * @param size width and height of the board
 * @param komi komi in points
 * @param rules id of the rules
 * @param opening number of moves at the beginning that are drawn by lot, so that no two games are the same; each opening is
 *     played twice, with the colors exchanged
 * @param seed what the lots depend on
 */
public record MatchSettings(int size, double komi, String rules, int opening, long seed) {}
