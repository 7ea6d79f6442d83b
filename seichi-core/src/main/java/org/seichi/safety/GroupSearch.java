package org.seichi.safety;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.seichi.board.PointSet;

/** Searches parts of the regions beside groups that still need something, for life that they have together with others. */
final class GroupSearch {
    /** The numbers of points of a region in which the life of a group is searched. */
    private static final int[] PARTS = {14, 40};

    /** How often all groups are searched, as long as something is found. */
    private static final int ROUNDS = 3;
    /** The number of liberties that groups keep until they are joined at a false eye. */
    private static final int KEPT = 2;

    private final SearchRules rules;
    private final SafeGroups safeGroups;
    private final Eyes eyes;
    private final SearchWindows searchWindows;

    GroupSearch(SearchRules rules) {
        this.rules = rules;
        this.safeGroups = rules.safeGroups;
        this.eyes = rules.eyes;
        this.searchWindows = rules.searchWindows();
    }

    /** Searches for all groups; for life as long as something is found, the largest groups first. */
    void run() {
        boolean found = true;
        for (int round = 0; found && round < ROUNDS; round++) {
            found = false;
            for (int group : rules.sorted(safeGroups.groups())) {
                found |= !eyes.isAlive(group) && (linkAtFalseEye(group) || liveBeside(group));
            }
        }
    }

    /**
     * Searches for life of groups that are joined at an empty point which only they touch, or with one way in. The space is that
     * point, the way in and liberties that each group keeps until the point is filled.
     */
    private boolean linkAtFalseEye(int group) {
        for (int point : safeGroups.liberties(group).toArray()) {
            int[] groups = safeGroups.groupsNextTo(point);
            PointSet ways = PointSet.of(rules.enclosures.board(), point).neighbors(rules.enclosures.board());
            ways = PointSet.of(
                    rules.enclosures.board(),
                    Arrays.stream(ways.toArray())
                            .filter(rules.enclosures::contains)
                            .toArray());
            if (ways.size() < 2 && groups.length > 1 && rules.room().isLeftTo(point, groups)) {
                PointSet space = falseEye(point, ways, groups);
                if (mayLiveJoined(groups, space) && new SharedLife(rules).find(space, SearchRules::isHeld)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean mayLiveJoined(int[] groups, PointSet space) {
        return Arrays.stream(groups).map(group -> eyes.outside(group, space)).sum() > 1;
    }

    private PointSet falseEye(int point, PointSet ways, int[] groups) {
        PointSet.Builder space = PointSet.builder(rules.enclosures.board()).add(point);
        ways.forEach(way -> {
            if (rules.room().isLeftTo(way, groups)) {
                space.add(way);
            }
        });
        PointSet found = space.build();
        for (int group : groups) {
            found = found.union(searchWindows.outside(group, found, KEPT));
        }
        return found;
    }

    /** The windows of a group that may take the place of its own eyes. */
    private SearchWindows ownWindows(int group) {
        return new SearchWindows(
                rules.enclosures, safeGroups, point -> rules.room().isLeftTo(point, group));
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
