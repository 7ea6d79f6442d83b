package org.seichi.safety.local;

/** Tells which of the owner's stones in a zone have a liberty, in the zone or by way of their group. */
record LocalLiberties(LocalZone zone) {
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
