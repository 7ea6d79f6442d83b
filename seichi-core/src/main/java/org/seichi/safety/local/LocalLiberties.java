package org.seichi.safety.local;

/** Tells which of the owner's stones in a zone have a liberty, in the zone or by way of their group. */
final class LocalLiberties {
    private final LocalZone zone;

    LocalLiberties(LocalZone zone) {
        this.zone = zone;
    }

    /** Whether a group that is owed life has no liberty left. */
    boolean isGroupCaptured(long defenders, long attackers) {
        long free = zone.all & ~defenders & ~attackers;
        for (int group = 0; group < zone.contacts.length; group++) {
            if (!zone.isBacked(group) && (zone.contacts[group] & free) == 0) {
                long stones = zone.flood(zone.contacts[group] & defenders, defenders);
                if (!isBacked(stones, defenders, attackers)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Whether every stone of the owner has a liberty, in the zone or by way of its group. Stones whose only liberties are
     * outside the zone could be captured by a move that the zone does not see.
     */
    boolean allStand(long defenders, long attackers) {
        for (long rest = defenders; rest != 0; ) {
            long block = zone.flood(rest & -rest, defenders);
            rest &= ~block;
            if (!isBacked(block, defenders, attackers)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Adds to some points of the zone a liberty for each of the owner's chains among them that no group backs, and for each group
     * that is owed something, unless they have one there or none at all. The chains are added whole.
     */
    long support(long points, long defenders, long attackers) {
        long free = zone.all & ~defenders & ~attackers;
        long supported = points;
        for (int group = 0; group < zone.contacts.length; group++) {
            if (zone.demands[group] != Demand.NOTHING) {
                supported |= firstUnless(supported, zone.contacts[group] & free);
            }
        }
        for (long rest = defenders & supported; rest != 0; ) {
            long chain = zone.flood(rest & -rest, defenders);
            rest &= ~chain;
            if (!touchesGroup(chain)) {
                supported |= chain | firstUnless(supported, zone.grow(chain) & free);
            } else {
                supported |= chain;
            }
        }
        return supported;
    }

    private static long firstUnless(long points, long liberties) {
        return (points & liberties) == 0 ? liberties & -liberties : 0;
    }

    private boolean touchesGroup(long chain) {
        for (int group = 0; group < zone.contacts.length; group++) {
            if (zone.isBacked(group) && (zone.contacts[group] & chain) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether the block of some stones of the owner has a liberty, in the zone or a sure one elsewhere. */
    boolean isBacked(long stones, long defenders, long attackers) {
        long free = zone.all & ~defenders & ~attackers;
        long block = stones;
        long grown = -1;
        while (grown != block) {
            grown = block;
            for (int group = 0; group < zone.contacts.length; group++) {
                if ((zone.contacts[group] & block) != 0) {
                    if (zone.isBacked(group) || (zone.contacts[group] & free) != 0) {
                        return true;
                    }
                    block |= zone.flood(zone.contacts[group] & defenders, defenders);
                }
            }
        }
        return (zone.grow(block) & free) != 0;
    }
}
