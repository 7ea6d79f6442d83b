package org.seichi.game;

import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.rules.Ruleset;

/**
 * Terms set by a user, which override those of the record.
 *
 * @param rules the ruleset; empty to use the record's
 * @param komi the komi in half-points; empty to use the record's
 */
public record Overrides(Optional<Ruleset> rules, OptionalInt komi) {
    /** No overrides. */
    public static final Overrides NONE = new Overrides(Optional.empty(), OptionalInt.empty());

    /** Whether nothing is overridden. */
    public boolean isEmpty() {
        return rules.isEmpty() && komi.isEmpty();
    }
}
