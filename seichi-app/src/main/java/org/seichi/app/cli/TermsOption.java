package org.seichi.app.cli;

import org.seichi.game.Overrides;
import picocli.CommandLine.Option;

/** Terms that stand above those of the record. */
final class TermsOption {
    @Option(names = "--rules", paramLabel = "R", description = "Rules instead of the record's; see 'seichi rules'.")
    private String rules;

    @Option(names = "--komi", paramLabel = "K", description = "Komi in points instead of the record's.")
    private String komi;

    /**
     * What was asked for.
     *
     * @throws UsageException if there are no such rules, or the komi is no number
     */
    Overrides overrides() {
        return new Overrides(Choices.rules(rules), Choices.komi(komi));
    }
}
