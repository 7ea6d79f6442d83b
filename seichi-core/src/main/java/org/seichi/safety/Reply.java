package org.seichi.safety;

/**
 * An answer of the owner to an attack of the opponent.
 *
 * @param attack a point that the opponent plays
 * @param answer the point to answer at, if it is still empty
 */
public record Reply(int attack, int answer) {}
