package org.seichi.cgt;

/** How games stand to each other, as the laws of their order have it. */
final class Comparing {
    private Comparing() {}

    /** How the first game stands to the second one. */
    static Order compare(Values values, Value a, Value b) {
        if (values.atMost(a, b)) {
            return a == b ? Order.EQUAL : Order.LESS;
        }
        return values.atMost(b, a) ? Order.GREATER : Order.CONFUSED;
    }

    /** Who wins the game if who cannot move loses. */
    static Winner winner(Values values, Value value) {
        return switch (compare(values, value, values.zero())) {
            case LESS -> Winner.RIGHT;
            case EQUAL -> Winner.SECOND;
            case GREATER -> Winner.LEFT;
            case CONFUSED -> Winner.FIRST;
        };
    }
}
