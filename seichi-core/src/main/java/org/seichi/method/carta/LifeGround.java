package org.seichi.method.carta;

import org.seichi.score.Rule;

/** Why a group stays on the board, or {@link #NONE} if it does not. */
enum LifeGround {
    /** It has two eyes. */
    TWO_EYES(Rule.TWO_EYES, "it has two eyes"),
    /** It has one eye, a second one that can still be made, and some territory. */
    EYE_AND_TERRITORY(Rule.EYE_AND_TERRITORY, "it has one eye, can make another, and has territory"),
    /** It has a large territory. */
    TERRITORY(Rule.TERRITORY, "it has enough territory to make two eyes"),
    /** It connects to a group that lives. */
    CONNECTED(Rule.CONNECTED, "it connects to a living group"),
    /** It can neither capture its neighbor nor be captured. */
    SEKI(Rule.SEKI, "neither side can capture the other"),
    /** Stones that capture it are recaptured at once. */
    SNAPBACK(Rule.SNAPBACK, "snapback: whoever captures it is captured in turn"),
    /** It kills the group around it by the ko of the bent four in the corner. */
    CORNER_KO(Rule.CAPTOR, "the group around it is dead: bent four in the corner"),
    /** It was removed, but so were the stones around it. */
    REINSTATED(Rule.REINSTATED, "the stones around it are dead"),
    /** Nothing keeps it on the board. */
    NONE(Rule.DEAD, "it has neither two eyes nor territory nor a connection");

    private final Rule rule;
    private final String text;

    LifeGround(Rule rule, String text) {
        this.rule = rule;
        this.text = text;
    }

    /** The rule named by the reason. */
    Rule rule() {
        return rule;
    }

    /** The clause shown to users. */
    String text() {
        return text;
    }

    /** Whether a group with this ground is alive by eyes, territory or connection, rather than by seki, snapback or a dead neighbor. */
    boolean isAlive() {
        return this == TWO_EYES || this == EYE_AND_TERRITORY || this == TERRITORY || this == CONNECTED;
    }
}
