package org.seichi.game;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Warning;
import org.seichi.rules.Outcome;
import org.seichi.rules.Ruleset;

/**
 * The terms under which a game is scored, as read from its record. Every assumption is among the warnings.
 *
 * <p>The terms do not depend on who won or by how much. Only the unit of the result is used: a record without RU whose RE is in
 * zi is counted by Chinese rules.
 *
 * @param rules the ruleset
 * @param komi komi in half-points
 * @param handicap number of handicap stones for which White is compensated; 0 if there is no handicap
 * @param result the recorded result; apart from its unit, only shown and compared
 * @param warnings how unusual or missing values were read
 */
public record Terms(Ruleset rules, int komi, int handicap, Optional<Outcome> result, List<Warning> warnings) {
    /** Keeps an immutable copy. */
    public Terms {
        warnings = List.copyOf(warnings);
    }

    /** The terms as the record gives them. */
    public static Terms of(Game game) {
        return of(game, Overrides.NONE);
    }

    /** The terms of the record, except those that the user overrides; these cause no warnings. */
    public static Terms of(Game game, Overrides overrides) {
        return new TermsReader(game).read(overrides);
    }

    /** The compensation for White for the handicap stones, in half-points. */
    public int compensation() {
        return rules.compensation().halfPoints(handicap);
    }
}
