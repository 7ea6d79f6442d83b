package org.seichi.spark;

import java.io.Serializable;
import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.analysis.Options;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.WantedTerms;
import org.seichi.app.batch.GameRows;
import org.seichi.game.Overrides;
import org.seichi.method.Methods;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;

/**
 * How games are scored, in a serializable form that is sent to every machine.
 *
 * @param method name of the method
 * @param rules the ruleset for all games, in any spelling, kept as its id; empty to use those of the records
 */
record ScoringTask(String method, String rules) implements Serializable {
    /**
     * Checks the names.
     *
     * @throws IllegalArgumentException if there is no such method or ruleset
     */
    ScoringTask {
        if (Methods.byName(method).isEmpty()) {
            throw new IllegalArgumentException("no method \"" + method + "\"");
        }
        rules = rules.isEmpty() ? "" : ruleset(rules).id();
    }

    private static Ruleset ruleset(String spelling) {
        try {
            return WantedTerms.rules(spelling).orElseThrow();
        } catch (UnusableException unknown) {
            throw new IllegalArgumentException(unknown.getMessage(), unknown);
        }
    }

    /** Creates what makes the rows. */
    GameRows rows() {
        Optional<Ruleset> ruleset = rules.isEmpty() ? Optional.empty() : Rulesets.byId(rules);
        Overrides terms = new Overrides(ruleset, OptionalInt.empty());
        return new GameRows(new ScoreAnalysis(Methods.byName(method).orElseThrow(), Options.USUAL.with(terms)));
    }
}
