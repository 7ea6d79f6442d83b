package org.seichi.safety;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.seichi.board.PointSet;

/** Searches enclosed regions for the sure liberties that the groups around them still need. */
record RegionSearch(SearchRules rules) {
    /** Maximum number of points that are searched at a time. */
    private static final int LARGEST = 16;

    private static final int ROUNDS = 2;

    /** Searches all regions, the smallest first, then pairs of them; twice, since others may rely on groups found to live. */
    void run() {
        List<Integer> regions = IntStream.range(0, rules.enclosures.count())
                .filter(region -> rules.safeGroups.encloses(region) && isSmall(rules.open(region)))
                .boxed()
                .sorted(Comparator.comparingInt(region -> rules.enclosures.points(region).length))
                .toList();
        for (int round = 0; round < ROUNDS; round++) {
            regions.forEach(this::search);
            for (int i = 0; i < regions.size(); i++) {
                for (int j = i + 1; j < regions.size(); j++) {
                    searchBoth(regions.get(i), regions.get(j));
                }
            }
        }
    }

    private static boolean isSmall(PointSet space) {
        return !space.isEmpty() && space.size() <= LARGEST;
    }

    /**
     * Searches a region: for what each group needs by itself, then for life with the eyes of all groups put together, then for
     * one sure liberty of each.
     */
    private void search(int region) {
        if (needy(region).length == 0) {
            return;
        }
        PointSet space = rules.open(region);
        if (!rules.attempt(space, group -> rules.need(group, space, 0)) && !new SharedLife(rules).find(space)) {
            rules.attempt(space, group -> rules.need(group, space, 1));
        }
    }

    private int[] needy(int region) {
        return Arrays.stream(rules.safeGroups.groupsAround(region))
                .filter(rules::isNeedy)
                .toArray();
    }

    /** Searches two regions as one if some group that is not yet alive is adjacent to both. */
    private void searchBoth(int one, int other) {
        int[] atOther = needy(other);
        boolean shared = Arrays.stream(needy(one))
                .anyMatch(group -> Arrays.stream(atOther).anyMatch(second -> second == group));
        PointSet both = rules.open(one).union(rules.open(other));
        if (shared && isSmall(both)) {
            new SharedLife(rules).find(both);
        }
    }
}
