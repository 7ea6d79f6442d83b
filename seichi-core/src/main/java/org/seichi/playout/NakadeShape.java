package org.seichi.playout;

/** Tells which small shapes make one eye or two depending on who moves first. */
final class NakadeShape {
    /** The size of the largest of them, in points. */
    static final int LARGEST = 5;

    /** The largest size at which a space makes one eye in any form. */
    static final int ANY_FORM = 3;

    private NakadeShape() {}

    /**
     * Whether a shape has a vital point, the one with the most neighbors: three in any form, the pyramid four, the cross and the bulky
     * five. The rabbity six is left out: with it as many scores become wrong as right.
     *
     * @param size number of points
     * @param most the greatest number of neighbors that a point has within the shape
     * @param links number of pairs of adjacent points
     */
    static boolean isVital(int size, int most, int links) {
        return switch (size) {
            case 3 -> true;
            case 4 -> most == 3;
            case LARGEST -> most == 4 || links == 5;
            default -> false;
        };
    }

    /** Whether a space of this shape makes no more than one eye if the opponent moves first. */
    static boolean makesOneEye(int size, int most, int links) {
        boolean square = size == 4 && links == 4;
        return size <= 2 || square || isVital(size, most, links);
    }
}
