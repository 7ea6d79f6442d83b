package org.seichi.structure;

/**
 * A half connection between two groups: whoever plays there first connects or parts them.
 *
 * @param a a group
 * @param b another group of the same color
 * @param point an empty point between them
 * @param other the other empty point of a two-point jump or a knight's move; otherwise the same point
 */
public record HalfLink(int a, int b, int point, int other) {
    /** Whether two half connections have no point in common, so that no single move of the opponent can cut both. */
    public boolean isApartFrom(HalfLink link) {
        return point != link.point && point != link.other && other != link.point && other != link.other;
    }
}
