package org.seichi.safety;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.seichi.board.PointSet;
import org.seichi.safety.local.Debt;
import org.seichi.safety.local.Demand;
import org.seichi.safety.local.Strategy;

/**
 * Searches a space for the life of several groups together. The proof may connect them, and then the eyes that each has
 * elsewhere count for all: two groups with one eye each live if the opponent cannot cut them apart, or can do so only by
 * letting each have another eye.
 *
 * <p>Only eyes that stand alone are put together, and the life found this way counts as long as they exist.
 */
record SharedLife(SearchRules rules) {
    /** The groups around a space, what each is owed, and the eyes that are put together. */
    private record Table(Map<Integer, Debt> debts, List<Eye.Support> supports) {
        /** Returns the groups that have two sure liberties elsewhere. */
        List<Integer> living() {
            return debts.keySet().stream()
                    .filter(group -> debts.get(group).demand() == Demand.NOTHING)
                    .toList();
        }
    }

    /** Searches for a proof that all groups around a space live, and accepts it; returns whether there is one. */
    boolean find(PointSet space) {
        Table table = table(space);
        List<Integer> living = table.living();
        if (living.size() == table.debts.size()) {
            return false;
        }
        Optional<Strategy> found = rules.prove(space, table.debts::get);
        found.ifPresent(strategy -> {
            rules.accept(strategy, group -> table.debts.get(group).demand());
            Eye eye = Eye.ofLife(strategy.space(rules.enclosures.board()), living, table.supports);
            table.debts.forEach((group, debt) -> {
                if (debt.demand() == Demand.SHARE) {
                    rules.eyes.add(group, eye);
                }
            });
        });
        return found.isPresent();
    }

    private Table table(PointSet space) {
        int[] groups = rules.safeGroups.groupsAmong(space.neighbors(rules.enclosures.board()));
        List<Eye.Support> supports = Arrays.stream(groups)
                .filter(group -> !hasEnoughOutside(group, space))
                .boxed()
                .flatMap(group -> rules.eyes.of(group).stream()
                        .filter(eye -> eye.standsAlone() && !eye.space().intersects(space))
                        .map(eye -> new Eye.Support(group, eye)))
                .toList();
        DistinctEyes distinct =
                new DistinctEyes(supports.stream().map(Eye.Support::eye).toList());
        Map<Integer, Debt> debts = new TreeMap<>();
        for (int group : groups) {
            long bits = 0;
            for (Eye.Support support : supports) {
                bits |= support.group() == group ? distinct.bit(support.eye()) : 0;
            }
            debts.put(group, hasEnoughOutside(group, space) ? Debt.of(Demand.NOTHING) : Debt.share(bits));
        }
        return new Table(debts, supports);
    }

    private boolean hasEnoughOutside(int group, PointSet space) {
        return rules.eyes.outside(group, space) >= 2;
    }
}
