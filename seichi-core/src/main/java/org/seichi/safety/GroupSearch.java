package org.seichi.safety;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.seichi.board.PointSet;

/** Searches parts of the regions beside groups that are not yet alive, for life that they share with other groups. */
record GroupSearch(SearchRules rules) {
    /** Sizes, in points, of the parts of a region that are searched for the life of a group, one after the other. */
    private static final int[] PARTS = {6, 9, 12};

    /** Maximum number of rounds over all groups; they end when nothing more is found. */
    private static final int ROUNDS = 2;

    /** Searches for the life of all groups, the largest first, and again as long as something is found. */
    void run() {
        List<Integer> groups = Arrays.stream(rules.safeGroups.groups())
                .boxed()
                .sorted(Comparator.comparingInt(group -> -rules.size(group)))
                .toList();
        boolean found = true;
        for (int round = 0; found && round < ROUNDS; round++) {
            found = false;
            for (int group : groups) {
                found |= rules.isNeedy(group) && liveBeside(group);
            }
        }
    }

    /** Searches parts of the regions around a group for its life. */
    private boolean liveBeside(int group) {
        SharedLife life = new SharedLife(rules);
        PointSet left = rules.leftTo(group);
        PointSet seeds = rules.safeGroups.liberties(group).intersection(left);
        int[] regions = seeds.stream()
                .map(rules.enclosures::at)
                .distinct()
                .filter(rules.safeGroups::encloses)
                .toArray();
        for (int size : PARTS) {
            for (int region : regions) {
                PointSet near = near(seeds, left.intersection(rules.enclosures.set(region)), size);
                if (life.find(near)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns those of some points that are nearest to seeds among them, at most a given number. */
    private PointSet near(PointSet seeds, PointSet points, int most) {
        PointSet found = first(seeds.intersection(points), most);
        PointSet edge = found;
        while (!edge.isEmpty() && found.size() < most) {
            edge = first(edge.neighborsIn(points.minus(found), rules.enclosures.board()), most - found.size());
            found = found.union(edge);
        }
        return found;
    }

    private PointSet first(PointSet points, int most) {
        return PointSet.of(rules.enclosures.board(), points.stream().limit(most));
    }
}
