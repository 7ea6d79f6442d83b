package org.seichi.app.cli;

import org.seichi.search.Budget;

/** How much a command may search, by names a user chooses from. */
final class BudgetOption {
    private Size size = Size.NORMAL;

    private enum Size {
        SMALL(Budget.SMALL),
        NORMAL(Budget.NORMAL),
        LARGE(Budget.LARGE);

        @SuppressWarnings("ImmutableEnumChecker") // A record of one number.
        private final Budget budget;

        Size(Budget budget) {
            this.budget = budget;
        }
    }

    /** Declares it. */
    void declare(Syntax syntax) {
        syntax.choice(
                "--budget",
                "B",
                "How much is searched: small, normal (default) or large.",
                Size.class,
                value -> size = value);
    }

    Budget budget() {
        return size.budget;
    }
}
