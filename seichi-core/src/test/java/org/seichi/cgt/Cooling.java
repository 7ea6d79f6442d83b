package org.seichi.cgt;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Cooling of values: every move costs its player a tax. Cooling by 1 is called chilling, and it makes plain numbers of many
 * endgames of Go. The sum of cooled games is the cooled sum. Not thread-safe.
 */
final class Cooling {
    private final Values values;
    private final Thermographs thermographs;

    /** Cools values of the given family. */
    Cooling(Values values) {
        this.values = values;
        this.thermographs = new Thermographs();
    }

    /**
     * Returns the game with a tax on every move; it becomes its mean where nobody wants to move at that tax.
     *
     * @param tax a dyadic number of points, not negative
     * @throws IllegalArgumentException if the tax is negative or not dyadic
     */
    Value cool(Value value, Rational tax) {
        if (tax.signum() < 0) {
            throw new IllegalArgumentException("negative tax: " + tax);
        }
        return cool(value, tax, new HashMap<>());
    }

    /** A game whose temperature is below the tax becomes its mean; numbers have negative temperatures and stay unchanged. */
    private Value cool(Value value, Rational tax, Map<Value, Value> known) {
        Thermograph thermograph = thermographs.of(value);
        if (tax.compareTo(thermograph.temperature()) > 0) {
            return values.number(thermograph.mean());
        }
        Value cooled = known.get(value);
        if (cooled == null) {
            cooled = values.game(
                    coolOptions(value, Player.LEFT, tax, known), coolOptions(value, Player.RIGHT, tax, known));
            known.put(value, cooled);
        }
        return cooled;
    }

    private List<Value> coolOptions(Value value, Player player, Rational tax, Map<Value, Value> known) {
        Value paid = values.number(player == Player.LEFT ? tax.negate() : tax);
        return value.options(player).stream()
                .map(option -> values.add(cool(option, tax, known), paid))
                .toList();
    }
}
