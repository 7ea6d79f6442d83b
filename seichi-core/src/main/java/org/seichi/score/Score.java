package org.seichi.score;

import org.seichi.rules.Ruleset;

/**
 * The score of a game.
 *
 * @param rules the ruleset under which it was counted
 * @param margin half-points by which Black is ahead, komi included; negative if White is ahead
 * @param black the items of Black's score
 * @param white the items of White's score
 */
public record Score(Ruleset rules, int margin, PlayerScore black, PlayerScore white) {}
