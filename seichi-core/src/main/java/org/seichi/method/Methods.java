package org.seichi.method;

import java.util.List;
import java.util.Optional;
import org.seichi.method.carta.StaticMethod;
import org.seichi.method.standing.StandingMethod;

/** The scoring methods that Seichi knows. */
public final class Methods {
    private static final List<ScoringMethod> ALL = List.of(new StaticMethod(), new StandingMethod());

    private Methods() {}

    /** All methods, the usual one first. */
    public static List<ScoringMethod> all() {
        return ALL;
    }

    /** The method with a name, exactly as {@link ScoringMethod#name} gives it. */
    public static Optional<ScoringMethod> byName(String name) {
        return ALL.stream().filter(method -> method.name().equals(name)).findFirst();
    }
}
