package org.seichi.app.cli;

import org.seichi.search.Budget;

/** How much a command may search, by names a user chooses from. */
enum BudgetSize {
    SMALL(Budget.SMALL),
    NORMAL(Budget.NORMAL),
    LARGE(Budget.LARGE);

    @SuppressWarnings("ImmutableEnumChecker") // A record of one number.
    private final Budget budget;

    BudgetSize(Budget budget) {
        this.budget = budget;
    }

    Budget budget() {
        return budget;
    }
}
