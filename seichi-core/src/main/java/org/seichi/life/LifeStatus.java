package org.seichi.life;

/** The fate of a group with best play of attacker and defender. */
public enum LifeStatus {
    /** The attacker captures it. */
    DEAD,
    /** It is not captured but does not get two eyes either: neither player gains by playing on. */
    SEKI,
    /** It gets two eyes, or the attacker can only repeat positions (a double ko). */
    ALIVE,
    /** A ko decides between two of the above. */
    KO,
    /** Not decided within the limits. */
    UNKNOWN
}
