package org.seichi.app.cli;

import java.util.Locale;
import java.util.Optional;
import org.seichi.search.Budget;

/** The option for the search budget, chosen by name. */
final class BudgetOption {
    private Size size = Size.NORMAL;

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
        syntax.choice(
                "--budget", "B", "Search effort: small, normal (default) or large.", Size.class, value -> size = value);
    }

    /** The chosen effort by name, if it is not the usual one. */
    Optional<String> unusual() {
        return Optional.of(size)
                .filter(chosen -> chosen != Size.NORMAL)
                .map(chosen -> chosen.name().toLowerCase(Locale.ROOT));
    }

    Budget budget() {
        return size.budget;
    }
}
