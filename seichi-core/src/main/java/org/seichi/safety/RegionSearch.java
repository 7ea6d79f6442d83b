package org.seichi.safety;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.seichi.board.PointSet;
import org.seichi.safety.local.Debt;
import org.seichi.safety.local.Demand;
import org.seichi.safety.local.Strategy;

/** Searches enclosed regions for what the groups around them need. */
final class RegionSearch {
    /** The most points that are searched at a time. */
    private static final int LARGEST = 26;

    private static final int ROUNDS = 2;
    /** The number of liberties outside a region that are searched with it, for each group that needs an eye. */
    private static final int KEPT = 2;

    private final SearchRules rules;
    private final Eyes eyes;

    RegionSearch(SearchRules rules) {
        this.rules = rules;
        this.eyes = rules.eyes;
    }

    /** Searches all regions, the smallest first, then pairs of them; twice, since what is found makes more groups live. */
    void run() {
        int[] regions = IntStream.range(0, rules.enclosures.count())
                .filter(region -> rules.safeGroups.encloses(region)
                        && isSmall(rules.room().in(region)))
                .boxed()
                .sorted(Comparator.comparingInt(region -> rules.enclosures.points(region).length))
                .mapToInt(Integer::intValue)
                .toArray();
        for (int round = 0; round < ROUNDS; round++) {
            Arrays.stream(regions).forEach(this::search);
            for (int i = 0; i < regions.length; i++) {
                for (int j = i + 1; j < regions.length; j++) {
                    searchBoth(regions[i], regions[j]);
                }
            }
        }
    }

    private static boolean isSmall(PointSet space) {
        return !space.isEmpty() && space.size() <= LARGEST;
    }

    /**
     * Searches a region: for what each group needs by itself, then for their life with all their eyes put together, then for
     * an eye of each, then for what can be had.
     */
    private void search(int region) {
        int[] needy = needy(region);
        if (needy.length > 0) {
            PointSet space = rules.room().in(region);
            boolean found = rules.attempt(space, group -> rules.need(group, space, 0))
                    || new SharedLife(rules).find(space, SearchRules::isHeld)
                    || rules.attempt(space, group -> rules.need(group, space, 1));
            if (!found && needy.length > 1 && !searchWithOutside(space, needy)) {
                accumulate(space, needy);
            }
        }
    }

    /** Searches a region together with some liberties that the groups have outside, which they keep until they are joined. */
    private boolean searchWithOutside(PointSet space, int[] needy) {
        PointSet wide = space;
        for (int group : needy) {
            wide = wide.union(rules.searchWindows().outside(group, space, KEPT));
        }
        return wide.size() > space.size()
                && wide.size() <= LARGEST
                && new SharedLife(rules).find(wide, SearchRules::isHeld);
    }

    private int[] needy(int region) {
        return Arrays.stream(rules.safeGroups.groupsAround(region))
                .filter(group -> !eyes.isAlive(group))
                .toArray();
    }

    /** Searches two regions as one, where some group that needs an eye stands at both. */
    private void searchBoth(int one, int other) {
        int[] atOther = needy(other);
        boolean shared = Arrays.stream(needy(one))
                .anyMatch(group -> Arrays.stream(atOther).anyMatch(second -> second == group));
        PointSet both = rules.room().in(one).union(rules.room().in(other));
        if (shared && isSmall(both)) {
            new SharedLife(rules).find(both, SearchRules::isHeld);
        }
    }

    /** Owes something to one group after the other, the largest first, as long as all of it can be proven together. */
    private void accumulate(PointSet space, int[] needy) {
        Map<Integer, Demand> owed = new TreeMap<>();
        for (int group : rules.safeGroups.groups()) {
            owed.put(group, eyes.isAlive(group) ? rules.need(group, space, 0) : Demand.NOTHING);
        }
        Map<Integer, Demand> proven = Collections.unmodifiableMap(new LinkedHashMap<>(owed));
        Optional<Strategy> best = Optional.empty();
        for (int group : rules.sorted(needy)) {
            for (int least = 0; least < 2; least++) {
                owed.putAll(proven);
                owed.put(group, rules.need(group, space, least));
                Optional<Strategy> found = rules.prove(space, other -> Debt.of(owed.get(other)), SearchRules::isHeld);
                if (found.isPresent()) {
                    best = found;
                    proven = Collections.unmodifiableMap(new LinkedHashMap<>(owed));
                    break;
                }
            }
        }
        if (best.isPresent()) {
            rules.accept(best.get(), proven::get, SearchRules::isHeld);
        }
    }
}
