package org.seichi.method.park;

import org.seichi.score.Rule;

/** By what a string was judged. */
enum StabilityGround {
    /** By what it has, through the table. */
    TABLE(Rule.STABILITY_TABLE),
    /** It stands in seki. */
    SEKI(Rule.STRING_IN_SEKI),
    /** It stands inside a string that cannot live by taking it. */
    CAPTOR(Rule.KILLS_FROM_INSIDE),
    /** It cannot live by taking what stands inside it. */
    CAPTIVE(Rule.KILLED_FROM_INSIDE);

    private final Rule rule;

    StabilityGround(Rule rule) {
        this.rule = rule;
    }

    /** The rule that its reason names. */
    Rule rule() {
        return rule;
    }
}
