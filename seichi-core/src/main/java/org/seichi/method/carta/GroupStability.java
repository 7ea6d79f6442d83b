package org.seichi.method.carta;

import java.util.Set;
import org.seichi.structure.Chains;
import org.seichi.structure.Groups;
import org.seichi.structure.LibertyWeights;
import org.seichi.structure.Structure;

/**
 * The stability of a group that does not live by itself (Carta, section 3): {@code 520 - eyes/2 - 2 * liberties - territory/2},
 * with weighted liberties. The group with the greatest value is the deadest. Computed in twelfths, because weighted liberties
 * come in sixths; exact, hence the same on every machine.
 */
final class GroupStability {
    /** The value for every group that stays on the board: below any value of the formula. */
    static final int ALIVE = 0;

    private static final int UNIT = 12;
    private static final int DEADEST = 520 * UNIT;

    private GroupStability() {}

    /** The stability by the formula, in twelfths, at least 1. */
    static int of(Structure structure, LivingGroups life, int group, Set<StaticStep> steps) {
        int liberties = liberties(structure, group, steps);
        int reduction = life.eyes(group) * UNIT / 2
                + 2 * liberties * (UNIT / LibertyWeights.ONE)
                + structure.territory(group) * UNIT / 2;
        return Math.max(1, DEADEST - reduction);
    }

    /**
     * The liberties of the group's weakest chain, in sixths, because the group dies there. Their sum over all chains, the
     * paper's rule, lets a group of many chains outlast a solid one.
     */
    static int liberties(Structure structure, int group, Set<StaticStep> steps) {
        Groups groups = structure.groups();
        boolean weighted = steps.contains(StaticStep.WEIGHTED_LIBERTIES);
        int fewest = Integer.MAX_VALUE;
        int sum = 0;
        for (int i = 0; i < groups.size(group); i++) {
            int liberties = liberties(structure, groups.chain(group, i), weighted);
            fewest = Math.min(fewest, liberties);
            sum += liberties;
        }
        return steps.contains(StaticStep.WEAKEST_CHAIN) ? fewest : sum;
    }

    /** Liberties of a chain, in sixths. */
    private static int liberties(Structure structure, int chain, boolean weighted) {
        Chains chains = structure.chains();
        return weighted ? structure.weights().of(chain) : LibertyWeights.ONE * chains.libertyCount(chain);
    }

    /** A number of twelfths as the paper writes it, rounded to a tenth: {@code 517.5}. */
    static String format(int twelfths) {
        int tenths = (twelfths * 10 + UNIT / 2) / UNIT;
        return tenths / 10 + (tenths % 10 == 0 ? "" : "." + tenths % 10);
    }
}
