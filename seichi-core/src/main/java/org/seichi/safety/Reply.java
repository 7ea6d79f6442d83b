package org.seichi.safety;

/**
 * What the owner plays when the opponent attacks.
 *
 * @param attack a point that the opponent plays
 * @param answer the point to answer at, if it is still empty
 */
public record Reply(int attack, int answer) {}
