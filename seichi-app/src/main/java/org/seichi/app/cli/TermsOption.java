package org.seichi.app.cli;

import org.seichi.analysis.UnusableException;
import org.seichi.analysis.WantedTerms;
import org.seichi.game.Overrides;

/** The options for rules and komi that override those of the record. */
final class TermsOption {
    private final RulesOption rules = new RulesOption();
    private String komi;

    /** Declares the options. */
    void declare(Syntax syntax) {
        rules.declare(syntax);
        syntax.option("--komi K", "Komi in points instead of the record's.").text(value -> komi = value);
    }

    /**
     * The overrides.
     *
     * @throws UsageException if the rules are unknown
     * @throws UnusableException if the komi is not valid
     */
    Overrides overrides() throws UnusableException {
        return new Overrides(rules.rules(), WantedTerms.komi(komi));
    }
}
