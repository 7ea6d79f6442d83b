package org.seichi.method.park;

import org.seichi.score.Rule;

/** The ground on which a string was judged. */
enum StabilityGround {
    /** Its properties, through the table. */
    TABLE(Rule.STABILITY_TABLE),
    /** It is in seki. */
    SEKI(Rule.STRING_IN_SEKI),
    /** It is inside a string that cannot live by capturing it. */
    CAPTOR(Rule.KILLS_FROM_INSIDE),
    /** It cannot live by capturing what is inside it. */
    CAPTIVE(Rule.KILLED_FROM_INSIDE);

    private final Rule rule;

    StabilityGround(Rule rule) {
        this.rule = rule;
    }

    /** The rule named by the reason. */
    Rule rule() {
        return rule;
    }
}
