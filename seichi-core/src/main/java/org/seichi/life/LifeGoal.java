package org.seichi.life;

/** What the attacker of a group may want. */
enum LifeGoal {
    /** To take one of the group's chains. */
    CAPTURE,
    /** That, or at least that both players stop while the group has no two eyes. */
    DENY_EYES
}
