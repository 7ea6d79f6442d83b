package org.seichi.game;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Warning;
import org.seichi.rules.Outcome;
import org.seichi.rules.Ruleset;

/**
 * What a game is played for, as read from its record. Every guess is among the warnings.
 *
 * <p>Nothing here depends on who won or by how much. The one thing that is asked of the result is its unit: a record
 * without RU whose RE is in zi is counted by Chinese rules.
 *
 * @param rules the ruleset
 * @param komi what White receives, in half-points
 * @param handicap number of handicap stones for which White is compensated; 0 if there is no handicap
 * @param result the recorded result; for measuring and showing only
 * @param warnings how the record was read where it was not plain
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

    /** The terms as the record gives them, where the user does not set them. What is set is not warned about. */
    public static Terms of(Game game, Overrides overrides) {
        return new TermsReader(game).read(overrides);
    }

    /** What White receives for the handicap stones under these rules, in half-points. */
    public int compensation() {
        return rules.compensation().halfPoints(handicap);
    }
}
