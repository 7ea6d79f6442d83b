package org.seichi.app.cli;

import org.seichi.analysis.UnusableException;
import org.seichi.analysis.WantedTerms;
import org.seichi.game.Overrides;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;

/** The options for rules and komi that override those of the record. */
final class TermsOption {
    private String rules;
    private String komi;

    /** Declares the options. */
    void declare(Syntax syntax) {
        syntax.named(
                "--rules",
                "R",
                "Rules instead of the record's; see 'seichi rules'.",
                () -> Rulesets.all().stream().map(Ruleset::id),
                value -> rules = value);
        syntax.text("--komi", "K", "Komi in points instead of the record's.", value -> komi = value);
    }

    /**
     * The overrides.
     *
     * @throws UsageException if the rules are unknown
     * @throws UnusableException if the komi is not valid
     */
    Overrides overrides() throws UnusableException {
        return new Overrides(Choices.rules(rules), WantedTerms.komi(komi));
    }
}
