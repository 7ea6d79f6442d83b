package org.seichi.cgt;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Compares values and caches the results. G is at most H if Left has no move in G to a value that is at least H, and Right
 * none in H to a value that is at most G.
 */
final class ValueComparison {
    private final Work work;
    private final Map<Long, Boolean> known = new HashMap<>();

    ValueComparison(Work work) {
        this.work = work;
    }

    boolean atMost(Value a, Value b) {
        if (a == b) {
            return true;
        }
        if (a.isNumber() && b.isNumber()) {
            return a.number().orElseThrow().compareTo(b.number().orElseThrow()) <= 0;
        }
        long key = ((long) a.id() << 32) | b.id();
        Boolean answer = known.get(key);
        if (answer == null) {
            work.step();
            answer = !refutes(a, Player.LEFT, b) && !refutes(b, Player.RIGHT, a);
            known.put(key, answer);
        }
        return answer;
    }

    /** Whether the first value is no better for the player than the second one. */
    boolean noBetter(Player player, Value a, Value b) {
        return player == Player.LEFT ? atMost(a, b) : atMost(b, a);
    }

    /**
     * Whether the player has a move from the value to one that is no worse for him than the bound. Options of numbers can be
     * ignored: the other value is not a number then, and if any move refutes, one in that value does (number avoidance).
     */
    private boolean refutes(Value value, Player player, Value bound) {
        List<Value> options = value.isNumber() ? List.of() : value.options(player);
        for (Value option : options) {
            if (noBetter(player, bound, option)) {
                return true;
            }
        }
        return false;
    }
}
