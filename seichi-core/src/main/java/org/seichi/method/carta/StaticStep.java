package org.seichi.method.carta;

import java.util.EnumSet;
import java.util.Set;

/**
 * The steps of the method that can be left out, to measure what each is worth: first those of the paper, in its order, then
 * what this reading of it adds.
 */
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
    /** A chain that cannot be saved by filling its last liberty takes dead stones. */
    CASCADE_CAPTURE,
    /** Dead stones that come back to life once the neutral points are filled are taken in time. */
    THIRD_PASS,
    /** Sekis are looked for again when the forced points are filled. */
    SEKI_AGAIN,
    /** Open kos are filled or given up. */
    KOS,
    /** Added: seven points of territory make a group live, not six, and some territory is five points, not one. */
    LARGE_TERRITORY,
    /** Added: an eye counts as long as all groups around it live. */
    STRIKING_OUT,
    /** Added: groups live that reach a living one over open points, or by two half connections. */
    REACH,
    /** Added: a group has the liberties of its weakest chain, not of all together. */
    WEAKEST_CHAIN,
    /** Added: seki of more than two groups, which the paper leaves open. */
    MANY_CHAIN_SEKI,
    /** Added: bent four in the corner kills, where the rules say that it does. */
    BENT_FOUR;

    /** The steps that the paper describes. */
    public static Set<StaticStep> ofThePaper() {
        return EnumSet.range(GROUPS, KOS);
    }
}
