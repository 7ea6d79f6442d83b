package org.seichi.life;

/** What becomes of a group that one side attacks and the other defends, both as well as they can. */
public enum LifeStatus {
    /** The attacker takes it. */
    DEAD,
    /** It is not taken, but gets no two eyes either: neither player gains by playing on. */
    SEKI,
    /** It gets two eyes, or the attacker can only go round in circles (a double ko). */
    ALIVE,
    /** A ko decides between two of the above. */
    KO,
    /** Not decided within the limits. */
    UNKNOWN
}
