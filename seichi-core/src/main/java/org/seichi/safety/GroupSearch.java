package org.seichi.safety;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.seichi.board.PointSet;

/** Searches parts of the regions beside groups that are not yet alive, for life that they share with other groups. */
final class GroupSearch {
    /** Sizes, in points, of the parts of a region that are searched for the life of a group, one after the other. */
    private static final int[] PARTS = {14, 28};

    /** Maximum number of rounds over all groups; they end when nothing more is found. */
    private static final int ROUNDS = 3;

    private final SearchRules rules;
    private final SafeGroups safeGroups;
    private final Eyes eyes;

    GroupSearch(SearchRules rules) {
        this.rules = rules;
        this.safeGroups = rules.safeGroups;
        this.eyes = rules.eyes;
    }

    /** Searches for the life of all groups, the largest first, and again as long as something is found. */
    void run() {
        boolean found = true;
        for (int round = 0; found && round < ROUNDS; round++) {
            found = false;
            for (int group : rules.sorted(safeGroups.groups())) {
                found |= !eyes.isAlive(group) && liveBeside(group);
            }
        }
    }

    /** Returns the search windows of a group, which may include the points of its own eyes. */
    private SearchWindows ownWindows(int group) {
        return new SearchWindows(rules.enclosures, safeGroups, rules.room().leftTo(group));
    }

    /** Returns which groups a proof for one may rely on: itself and those that live. */
    private IntPredicate isRelied(int group) {
        return other -> other == group || (SearchRules.isHeld(other) && eyes.isAlive(other));
    }

    /** Searches parts of the regions around a group for its life, first relying on living groups only, then on all. */
    private boolean liveBeside(int group) {
        SharedLife life = new SharedLife(rules);
        SearchWindows own = ownWindows(group);
        int[] seeds = own.seeds(group);
        int[] regions =
                Arrays.stream(seeds).map(rules.enclosures::at).distinct().toArray();
        for (int size : PARTS) {
            for (int region : regions) {
                if (safeGroups.encloses(region)) {
                    PointSet near = own.near(seeds, region, size);
                    if (life.find(near, isRelied(group)) || life.find(near, SearchRules::isHeld)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
