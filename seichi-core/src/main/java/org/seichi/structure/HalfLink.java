package org.seichi.structure;

/**
 * A half connection between two groups: who plays there first joins or parts them.
 *
 * @param a a group
 * @param b another group of the same color
 * @param point an empty point between them
 * @param other the other empty point of a two-point jump or a knight's move; the same one otherwise
 */
public record HalfLink(int a, int b, int point, int other) {
    /** Whether the two have no point in common, so that no move of the opponent can part both. */
    public boolean isApartFrom(HalfLink link) {
        return point != link.point && point != link.other && other != link.point && other != link.other;
    }
}
