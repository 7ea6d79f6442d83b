package org.seichi.safety;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.seichi.board.PointSet;

/** Searches parts of the regions beside groups that still need something, for life that they have together with others. */
final class GroupSearch {
    /** The numbers of points of a region in which the life of a group is searched. */
    private static final int[] PARTS = {14, 28};

    /** How often all groups are searched, as long as something is found. */
    private static final int ROUNDS = 3;

    private final SearchRules rules;
    private final SafeGroups safeGroups;
    private final Eyes eyes;

    GroupSearch(SearchRules rules) {
        this.rules = rules;
        this.safeGroups = rules.safeGroups;
        this.eyes = rules.eyes;
    }

    /** Searches for all groups; for life as long as something is found, the largest groups first. */
    void run() {
        boolean found = true;
        for (int round = 0; found && round < ROUNDS; round++) {
            found = false;
            for (int group : rules.sorted(safeGroups.groups())) {
                found |= !eyes.isAlive(group) && liveBeside(group);
            }
        }
    }

    /** The windows of a group that may take the place of its own eyes. */
    private SearchWindows ownWindows(int group) {
        return new SearchWindows(rules.enclosures, safeGroups, rules.room().leftTo(group));
    }

    /** The groups that a proof for one may rely on: itself and those that live. */
    private IntPredicate isRelied(int group) {
        return other -> other == group || (SearchRules.isHeld(other) && eyes.isAlive(other));
    }

    /** Searches parts of the regions around a group for its life, first with living groups alone, then with all. */
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
