package org.seichi.life;

/** The possible goals of the attacker of a group. */
enum LifeGoal {
    /** To capture one of the group's chains. */
    CAPTURE,
    /** To capture one of them, or at least to reach a position without two eyes in which both players pass. */
    DENY_EYES
}
