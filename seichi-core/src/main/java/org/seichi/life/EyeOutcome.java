package org.seichi.life;

/**
 * The fate of a group whose only eye space has a given shape.
 *
 * @param attackerFirst the outcome if the attacker moves first
 * @param defenderFirst the outcome if the defender does
 */
public record EyeOutcome(LifeStatus attackerFirst, LifeStatus defenderFirst) {}
