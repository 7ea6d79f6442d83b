package org.seichi.method.carta;

/** The steps of the method that can be left out, to measure what each is worth. */
public enum StaticStep {
    /** Chains that cannot be parted are judged as one group. */
    GROUPS,
    /** Liberties count by what it costs to fill them. */
    WEIGHTED_LIBERTIES,
    /** The shape of a large eye space decides how many eyes it makes. */
    BIG_EYES,
    /** Chains that cannot capture each other both live. */
    SEKI,
    /** A chain that is taken only to take back lives. */
    SNAPBACK,
    /** Points that must be filled once the neutral points are gone. */
    FORCED_CONNECTIONS,
    /** Open kos are filled or given up. */
    KOS
}
