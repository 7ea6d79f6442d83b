package org.seichi.app.cli;

import org.seichi.game.Overrides;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;

/** Terms that stand above those of the record. */
final class TermsOption {
    private String rules;
    private String komi;

    /** Declares it. */
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
     * What was asked for.
     *
     * @throws UsageException if there are no such rules, or the komi is no number
     */
    Overrides overrides() {
        return new Overrides(Choices.rules(rules), Choices.komi(komi));
    }
}
