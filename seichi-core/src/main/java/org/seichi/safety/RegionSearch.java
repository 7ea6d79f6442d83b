package org.seichi.safety;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.seichi.board.PointSet;
import org.seichi.safety.local.Debt;
import org.seichi.safety.local.Demand;
import org.seichi.safety.local.Strategy;

/** Searches enclosed regions for what the groups around them need. */
final class RegionSearch {
    /** The largest region that is searched whole. */
    private static final int LARGEST = 26;

    private final SearchRules rules;
    private final Eyes eyes;

    RegionSearch(SearchRules rules) {
        this.rules = rules;
        this.eyes = rules.eyes;
    }

    /**
     * Searches a region: for what each group needs by itself, then for their life with all their eyes put together, then for
     * an eye of each, then for what can be had.
     */
    void search(int region) {
        int[] needy = Arrays.stream(rules.camp.groupsAround(region))
                .filter(group -> !eyes.isAlive(group))
                .toArray();
        if (needy.length == 0) {
            return;
        }
        PointSet space = rules.space(region);
        if (!space.isEmpty() && space.size() <= LARGEST) {
            boolean found = rules.attempt(space, group -> rules.need(group, space, 0))
                    || new SharedLife(rules).find(space, SearchRules::isHeld)
                    || rules.attempt(space, group -> rules.need(group, space, 1));
            if (!found && needy.length > 1) {
                accumulate(space, needy);
            }
        }
    }

    /** Owes something to one group after the other, the largest first, as long as all of it can be proven together. */
    private void accumulate(PointSet space, int[] needy) {
        Map<Integer, Demand> owed = new TreeMap<>();
        for (int group : rules.camp.groups()) {
            owed.put(group, eyes.isAlive(group) ? rules.need(group, space, 0) : Demand.NOTHING);
        }
        Map<Integer, Demand> proven = Map.copyOf(owed);
        Optional<Strategy> best = Optional.empty();
        for (int group : rules.sorted(needy)) {
            for (int least = 0; least < 2; least++) {
                owed.putAll(proven);
                owed.put(group, rules.need(group, space, least));
                Optional<Strategy> found = rules.prove(space, other -> Debt.of(owed.get(other)), SearchRules::isHeld);
                if (found.isPresent()) {
                    best = found;
                    proven = Map.copyOf(owed);
                    break;
                }
            }
        }
        if (best.isPresent()) {
            rules.accept(best.get(), proven::get, SearchRules::isHeld);
        }
    }
}
