package org.seichi.method.carta;

import org.seichi.structure.Chains;
import org.seichi.structure.Groups;
import org.seichi.structure.LibertyWeights;
import org.seichi.structure.Structure;

/**
 * The stability of a group that does not live by itself (Carta, section 3): {@code 520 - eyes/2 - 2 * liberties -
 * territory/2}, liberties weighted. The greatest value is the deadest group. Kept in twelfths, because weighted liberties
 * come in sixths: exact, hence the same on every machine.
 */
final class GroupStability {
    /** Stability of whatever stays: less than any formula gives. */
    static final int ALIVE = 0;

    private static final int UNIT = 12;
    private static final int DEADEST = 520 * UNIT;

    private GroupStability() {}

    /** The stability by the formula, in twelfths, at least 1. */
    static int of(Structure structure, LivingGroups life, int group, boolean weighted) {
        int liberties = weakest(structure, group, weighted);
        int reduction = life.eyes(group) * UNIT / 2
                + 2 * liberties * (UNIT / LibertyWeights.ONE)
                + structure.territory(group) * UNIT / 2;
        return Math.max(1, DEADEST - reduction);
    }

    /**
     * The liberties of the group's weakest chain, in sixths: the group dies there. Adding up the liberties of all chains
     * would let a group of many chains outlast a solid one.
     */
    static int weakest(Structure structure, int group, boolean weighted) {
        Groups groups = structure.groups();
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < groups.size(group); i++) {
            fewest = Math.min(fewest, liberties(structure, groups.chain(group, i), weighted));
        }
        return fewest;
    }

    /** Liberties of a chain, in sixths. */
    private static int liberties(Structure structure, int chain, boolean weighted) {
        Chains chains = structure.chains();
        return weighted ? structure.weights().of(chain) : LibertyWeights.ONE * chains.libertyCount(chain);
    }

    /** The value as the paper writes it: {@code 517.5}. */
    static String format(int twelfths) {
        long tenths = Math.round(twelfths * 10.0 / UNIT);
        return tenths / 10 + (tenths % 10 == 0 ? "" : "." + tenths % 10);
    }
}
