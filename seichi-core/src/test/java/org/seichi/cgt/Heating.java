package org.seichi.cgt;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Heating of values: every move earns its player a bonus, and numbers stay unchanged (Berlekamp, Conway and Guy, "Winning
 * Ways"). Cooling by the same amount undoes it for games close to a number. Not thread-safe.
 */
final class Heating {
    private final Values values;

    /** Heats values of the given family. */
    Heating(Values values) {
        this.values = values;
    }

    /**
     * Returns the game with a bonus on every move.
     *
     * @param bonus a dyadic number of points, not negative
     * @throws IllegalArgumentException if the bonus is negative or not dyadic
     */
    Value heat(Value value, Rational bonus) {
        if (bonus.signum() < 0) {
            throw new IllegalArgumentException("negative bonus: " + bonus);
        }
        return heat(value, bonus, new HashMap<>());
    }

    private Value heat(Value value, Rational bonus, Map<Value, Value> known) {
        if (value.isNumber()) {
            return value;
        }
        Value heated = known.get(value);
        if (heated == null) {
            heated = values.game(options(value, Player.LEFT, bonus, known), options(value, Player.RIGHT, bonus, known));
            known.put(value, heated);
        }
        return heated;
    }

    private List<Value> options(Value value, Player player, Rational bonus, Map<Value, Value> known) {
        Value earned = values.number(player == Player.LEFT ? bonus : bonus.negate());
        return value.options(player).stream()
                .map(option -> values.add(heat(option, bonus, known), earned))
                .toList();
    }
}
