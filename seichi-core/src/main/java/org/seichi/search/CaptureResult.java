package org.seichi.search;

/** What becomes of a chain that one side attacks and the other defends, both as well as they can. */
public enum CaptureResult {
    /** The attacker takes it, even if the defender wins every ko. */
    CAPTURED,
    /** The defender saves it, even if the attacker wins every ko. */
    SAVED,
    /** It is taken if the attacker wins the ko, and saved if the defender does. */
    KO,
    /** Undecided within the limits, or not read because the chain has no liberties or too many. */
    UNKNOWN
}
