package org.seichi.game;

import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.rules.Ruleset;

/**
 * Terms that a user sets, whatever the record says.
 *
 * @param rules the ruleset
 * @param komi the komi in half-points
 */
public record Overrides(Optional<Ruleset> rules, OptionalInt komi) {
    /** Nothing: the record decides. */
    public static final Overrides NONE = new Overrides(Optional.empty(), OptionalInt.empty());

    /** Whether the record decides. */
    public boolean isEmpty() {
        return rules.isEmpty() && komi.isEmpty();
    }
}
