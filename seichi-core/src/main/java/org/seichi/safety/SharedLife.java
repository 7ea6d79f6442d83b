package org.seichi.safety;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.seichi.board.PointSet;
import org.seichi.safety.local.Debt;
import org.seichi.safety.local.Demand;
import org.seichi.safety.local.Strategy;
import org.seichi.structure.Chains;

/**
 * Searches a space for the life of several groups together. The proof may join them, and then the eyes that each has
 * elsewhere count for all: two groups with one eye each live if the opponent cannot part them, or must let each have another
 * eye for it.
 *
 * <p>Only eyes that stand for themselves are put together, and the life found this way counts for as long as they are there.
 */
final class SharedLife {
    private final SearchRules rules;

    SharedLife(SearchRules rules) {
        this.rules = rules;
    }

    /** The groups around a space, what each is owed, and the eyes that are put together. */
    private static final class Table {
        private final Map<Integer, Debt> debts = new TreeMap<>();
        private final List<PointSet> distinct = new ArrayList<>();
        private final List<Eye.Support> supports = new ArrayList<>();

        /** The groups that have enough elsewhere. */
        List<Integer> living() {
            return debts.keySet().stream()
                    .filter(group -> debts.get(group).demand() == Demand.NOTHING)
                    .toList();
        }

        /** The bit of an eye; the same for eyes that have a point in common. */
        long bit(Eye eye) {
            int number = 0;
            while (number < distinct.size() && !distinct.get(number).intersects(eye.space())) {
                number++;
            }
            if (number == distinct.size()) {
                distinct.add(eye.space());
            }
            return number < Debt.MOST_EYES ? 1L << number : 0;
        }
    }

    /**
     * Keeps a proof that all groups around a space live, if there is one.
     *
     * @param isCounted whether a group may be relied on; else it counts as the opponent's
     */
    boolean find(PointSet space, IntPredicate isCounted) {
        Table table = table(space, isCounted);
        List<Integer> living = table.living();
        if (living.size() == table.debts.size()) {
            return false;
        }
        Optional<Strategy> found = rules.prove(space, table.debts::get, isCounted);
        found.ifPresent(strategy -> {
            rules.accept(strategy, group -> table.debts.get(group).demand(), isCounted);
            PointSet kept = strategy.space(rules.enclosures.board());
            PointSet none = PointSet.empty(rules.enclosures.board());
            Eye eye = new Eye(kept, 2, none, true, living, List.copyOf(table.supports));
            table.debts.forEach((group, debt) -> {
                if (debt.demand() == Demand.SHARE) {
                    rules.eyes.add(group, eye);
                }
            });
        });
        return found.isPresent();
    }

    private Table table(PointSet space, IntPredicate isCounted) {
        Table table = new Table();
        space.neighbors(rules.enclosures.board()).forEach(point -> {
            int group = rules.camp.groupAt(point);
            if (group != Chains.NONE && isCounted.test(group) && !table.debts.containsKey(group)) {
                table.debts.put(group, debt(group, space, table));
            }
        });
        return table;
    }

    private Debt debt(int group, PointSet space, Table table) {
        if (rules.eyes.outside(group, space) >= 2) {
            return Debt.of(Demand.NOTHING);
        }
        long bits = 0;
        for (Eye eye : rules.eyes.of(group)) {
            if (eye.standsAlone() && !eye.space().intersects(space)) {
                bits |= table.bit(eye);
                table.supports.add(new Eye.Support(group, eye));
            }
        }
        return Debt.share(bits);
    }
}
