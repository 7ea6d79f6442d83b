package org.seichi.method;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.seichi.method.carta.StaticMethod;
import org.seichi.method.dyer.DynamicMethod;
import org.seichi.method.park.ParkMethod;
import org.seichi.method.reading.ReadingMethod;
import org.seichi.method.standing.StandingMethod;

/** The scoring methods that Seichi knows. */
public final class Methods {
    private static final List<ScoringMethod> ALL = List.of(
            new ReadingMethod(new StaticMethod()),
            new StaticMethod(),
            new ParkMethod(),
            new DynamicMethod(),
            new StandingMethod());

    private Methods() {}

    /** All methods, the default one first. */
    public static List<ScoringMethod> all() {
        return ALL;
    }

    /** All variants of the methods, each with one part left out; see {@link ScoringMethod#variants}. */
    public static List<ScoringMethod> variants() {
        return ALL.stream().flatMap(method -> method.variants().stream()).toList();
    }

    /** The method or variant with a name, exactly as {@link ScoringMethod#name} gives it. */
    public static Optional<ScoringMethod> byName(String name) {
        return Stream.concat(ALL.stream(), variants().stream())
                .filter(method -> method.name().equals(name))
                .findFirst();
    }
}
