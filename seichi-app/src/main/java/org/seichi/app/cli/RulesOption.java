package org.seichi.app.cli;

import java.util.Optional;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;

/** The option for rules that override those of the record. */
final class RulesOption {
    private String rules;

    /** Declares the option. */
    void declare(Syntax syntax) {
        syntax.option("--rules R", "Rules instead of the record's; see 'seichi rules'.")
                .named(() -> Rulesets.all().stream().map(Ruleset::id), value -> rules = value);
    }

    /**
     * The rules; empty for those of the record.
     *
     * @throws UsageException if they are unknown
     */
    Optional<Ruleset> rules() {
        return Choices.rules(rules);
    }
}
