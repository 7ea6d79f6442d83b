package org.seichi.structure;

/**
 * A half connection between two groups: who plays there first joins or parts them.
 *
 * @param a a group
 * @param b another group of the same color
 * @param point the empty point by which the connection is known
 */
public record HalfLink(int a, int b, int point) {}
