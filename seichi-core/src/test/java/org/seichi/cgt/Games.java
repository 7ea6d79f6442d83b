package org.seichi.cgt;

import java.util.List;

/** Games that tests are made of. */
final class Games {
    private Games() {}

    /** {0|*}: positive, and smaller than every positive number. */
    static Value up(Values values) {
        return of(values, values.zero(), values.star());
    }

    /** The game {left|right} with one move for each player. */
    static Value of(Values values, Value left, Value right) {
        return values.game(List.of(left), List.of(right));
    }

    /** The first game plus the negative of the second. */
    static Value difference(Values values, Value a, Value b) {
        return values.add(a, values.negate(b));
    }
}
