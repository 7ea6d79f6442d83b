package org.seichi.analysis;

import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.rules.HalfPoints;
import org.seichi.rules.Parsed;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;

/** Reads the rules and the komi that a user requests, for all front ends of the program. */
public final class WantedTerms {
    private static final int MOST_HALF_POINTS = 2000;

    private WantedTerms() {}

    /**
     * Reads the name of a ruleset in any spelling; empty if the name is null.
     *
     * @throws UnusableException if the rules are unknown, or the text says more than the name of one ruleset
     */
    public static Optional<Ruleset> rules(String name) throws UnusableException {
        if (name == null) {
            return Optional.empty();
        }
        Parsed<Ruleset> rules = Rulesets.read(name);
        if (rules.warning().isPresent()) {
            throw new UnusableException("no rules \"" + name + "\"");
        }
        return rules.value();
    }

    /**
     * Reads a komi in points and returns it in half-points; empty if it is null.
     *
     * @throws UnusableException if it is not a number of whole or half points, or is larger than 1000 points
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
