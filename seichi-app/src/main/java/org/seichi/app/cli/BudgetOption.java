package org.seichi.app.cli;

import java.util.Optional;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.json.JsonType;
import org.seichi.search.Budget;

/** The option for the search budget, chosen by name. */
final class BudgetOption {
    private Optional<Size> size = Optional.empty();

    private enum Size {
        SMALL(Budget.SMALL),
        NORMAL(Budget.NORMAL),
        LARGE(Budget.LARGE);

        @SuppressWarnings("ImmutableEnumChecker") // An immutable record.
        private final Budget budget;

        Size(Budget budget) {
            this.budget = budget;
        }
    }

    /** Declares the option. */
    void declare(Syntax syntax) {
        syntax.option("--budget B", "Search effort: small, normal (default) or large.")
                .choice(Size.class, value -> size = Optional.of(value));
    }

    /** The chosen effort by name, if it is not the usual one. */
    Optional<String> unusual() {
        return size.filter(chosen -> chosen != Size.NORMAL).map(JsonType::code);
    }

    /**
     * Checks that the effort matters.
     *
     * @throws UsageException if it was chosen for scores without a search
     */
    void check(ScoreAnalysis scores) {
        if (size.isPresent() && !scores.searches()) {
            throw new UsageException(
                    "--budget does not go with --method " + scores.method().name() + ", which does not search");
        }
    }

    Budget budget() {
        return size.orElse(Size.NORMAL).budget;
    }
}
