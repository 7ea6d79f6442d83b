package org.seichi.method.carta;

import java.util.EnumSet;
import java.util.Set;

/**
 * The steps of the method that can be left out to measure their contributions: first those of the paper, in its order, then
 * those added here.
 */
public enum StaticStep {
    /** Chains that the opponent cannot disconnect are judged as one group. */
    GROUPS,
    /** Liberties are weighted by what it costs to fill them. */
    WEIGHTED_LIBERTIES,
    /** The shape of a large eye space decides how many eyes it makes. */
    BIG_EYES,
    /** Chains that cannot capture each other both live. */
    SEKI,
    /** A chain lives if the stones that capture it are recaptured at once. */
    SNAPBACK,
    /** Points that must be filled once the neutral points are gone. */
    FORCED_CONNECTIONS,
    /** A chain still in atari after filling its last liberty captures dead stones instead. */
    CASCADE_CAPTURE,
    /** Dead stones that would come back to life once the neutral points are filled must be captured in time. */
    THIRD_PASS,
    /** Sekis are looked for again after the forced points are filled. */
    SEKI_AGAIN,
    /** Open kos are assigned to a player, who fills or takes them. */
    KOS,
    /** Added: a group lives with seven points of territory, not six; some territory means five points, not one. */
    LARGE_TERRITORY,
    /** Added: an eye counts only while all groups around it live. */
    STRIKING_OUT,
    /** Added: groups live that reach a living group over open points or by two half connections. */
    REACH,
    /** Added: a group has the liberties of its weakest chain, not the sum over all chains. */
    WEAKEST_CHAIN,
    /** Added: seki of more than two groups, which the paper leaves open. */
    MANY_CHAIN_SEKI,
    /** Added: dead stones in an eye space can have made it too small for two eyes. */
    OCCUPIED_EYES,
    /** Added: bent four in the corner kills, under rules that say so. */
    BENT_FOUR;

    /** The steps that the paper describes. */
    public static Set<StaticStep> ofThePaper() {
        return EnumSet.range(GROUPS, KOS);
    }
}
