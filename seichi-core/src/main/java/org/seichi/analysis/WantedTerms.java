package org.seichi.analysis;

import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.rules.HalfPoints;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;

/** Reads the rules and the komi that a user asks for, in whatever way the program is used. */
public final class WantedTerms {
    private static final int MOST_HALF_POINTS = 2000;

    private WantedTerms() {}

    /**
     * A ruleset in any spelling; nothing if none is asked for.
     *
     * @throws UnusableException if there are no such rules
     */
    public static Optional<Ruleset> rules(String name) throws UnusableException {
        if (name == null) {
            return Optional.empty();
        }
        Optional<Ruleset> rules = Rulesets.read(name).value();
        if (rules.isEmpty()) {
            throw new UnusableException("no rules \"" + name + "\"");
        }
        return rules;
    }

    /**
     * Komi in half-points; nothing if none is asked for.
     *
     * @throws UnusableException if it is no number of points, or beyond all reason
     */
    public static OptionalInt komi(String points) throws UnusableException {
        if (points == null) {
            return OptionalInt.empty();
        }
        OptionalInt komi = HalfPoints.parse(points);
        if (komi.isPresent() && Math.abs(komi.getAsInt()) <= MOST_HALF_POINTS) {
            return komi;
        }
        throw new UnusableException("komi " + points + " is not a number of points such as 6.5 or 7");
    }
}
