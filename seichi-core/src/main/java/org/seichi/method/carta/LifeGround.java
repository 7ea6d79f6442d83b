package org.seichi.method.carta;

/** Why a group stays on the board, or that it does not. */
enum LifeGround {
    /** It has two eyes. */
    TWO_EYES("two-eyes", "it has two eyes"),
    /** It has one eye, the makings of another one elsewhere, and some territory. */
    EYE_AND_TERRITORY("eye-and-territory", "it has one eye, can make another, and has territory"),
    /** It has a large territory. */
    TERRITORY("territory", "it holds enough territory to make two eyes"),
    /** It connects to a group that lives. */
    CONNECTED("connected", "it connects to a living group"),
    /** It can neither capture its neighbor nor be captured. */
    SEKI("seki", "neither side can capture the other"),
    /** It is taken only to take back. */
    SNAPBACK("snapback", "whoever takes it is taken in turn"),
    /** It was given up in a fight, but what surrounded it is gone. */
    REINSTATED("reinstated", "the stones around it are dead"),
    /** Nothing keeps it on the board. */
    NONE("dead", "it has neither two eyes nor territory nor a connection");

    private final String rule;
    private final String text;

    LifeGround(String rule, String text) {
        this.rule = rule;
        this.text = text;
    }

    /** Short and stable name, for programs. */
    String rule() {
        return rule;
    }

    /** The clause for people. */
    String text() {
        return text;
    }

    /** Whether a group with this ground lives by itself, without looking at its neighbors. */
    boolean isAlive() {
        return this == TWO_EYES || this == EYE_AND_TERRITORY || this == TERRITORY || this == CONNECTED;
    }
}
