package org.seichi.pattern;

/** What a cell of a pattern may hold, as a set of bits, and how it is written. */
final class Cell {
    /** An empty point. */
    static final int EMPTY = 1;
    /** A stone of the color that the pattern is for. */
    static final int OWN = 2;
    /** A stone of the opponent. */
    static final int OTHER = 4;
    /** Off the board. */
    static final int EDGE = 8;

    private static final int ANYTHING = EMPTY | OWN | OTHER | EDGE;

    private Cell() {}

    /** The contents that a sign allows; small letters but o and x, digits but 0, * and + mark an empty point. */
    static int allowed(char sign) {
        return switch (sign) {
            case 'X' -> OWN;
            case 'O' -> OTHER;
            case 'x' -> OWN | EMPTY;
            case 'o' -> OTHER | EMPTY;
            case '-', '|' -> EDGE;
            case '?' -> ANYTHING;
            case '.' -> EMPTY;
            default -> {
                if (!isMark(sign)) {
                    throw new IllegalArgumentException("'" + sign + "' is no sign of a pattern");
                }
                yield EMPTY;
            }
        };
    }

    /** Whether a sign names its point. */
    static boolean isMark(char sign) {
        boolean letter = sign >= 'a' && sign <= 'z' && sign != 'o' && sign != 'x';
        boolean digit = sign >= '1' && sign <= '9';
        return letter || digit || sign == '*' || sign == '+';
    }
}
