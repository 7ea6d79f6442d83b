package org.seichi.cgt;

/** Compares games in their partial order. */
final class Comparing {
    private Comparing() {}

    /** The relation of the first game to the second. */
    static Order compare(Values values, Value a, Value b) {
        if (values.atMost(a, b)) {
            return a == b ? Order.EQUAL : Order.LESS;
        }
        return values.atMost(b, a) ? Order.GREATER : Order.CONFUSED;
    }

    /** The winner of a game in which a player who cannot move loses. */
    static Winner winner(Values values, Value value) {
        return switch (compare(values, value, values.zero())) {
            case LESS -> Winner.RIGHT;
            case EQUAL -> Winner.SECOND;
            case GREATER -> Winner.LEFT;
            case CONFUSED -> Winner.FIRST;
        };
    }
}
