package org.seichi.cgt;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Computes and caches the thermographs of values. Not thread-safe. */
public final class Thermographs {
    private final Map<Value, Thermograph> known;

    /** Creates an empty cache. */
    public Thermographs() {
        known = new HashMap<>();
    }

    /**
     * The thermograph of a value.
     *
     * @throws OutOfBudgetException if a fraction inside has options that exceed the budget of its family
     */
    public Thermograph of(Value value) {
        Thermograph thermograph = known.get(value);
        if (thermograph == null) {
            thermograph = value.number()
                    .filter(Rational::isInteger)
                    .map(Thermograph::mast)
                    .orElseGet(() -> Thermograph.of(all(value, Player.LEFT), all(value, Player.RIGHT)));
            known.put(value, thermograph);
        }
        return thermograph;
    }

    private List<Thermograph> all(Value value, Player player) {
        return value.options(player).stream().map(this::of).toList();
    }
}
