package org.seichi.safety;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Joins chains into groups that the opponent cannot cut apart.
 *
 * <p>Two groups are joined by a pair of empty points that are liberties of both, or by a {@linkplain TigerMouth mouth}: an empty
 * point next to both with a single way in. A chain that is not yet solidly connected to all of its group has two liberties in
 * its open links, so it is not captured before.
 */
record SafeConnections(Enclosures enclosures, SafeGroups safeGroups, MiaiPoints miai) {
    /** Joins all that can be joined: by as many pairs as possible, then by a mouth, then again by pairs, and so on. */
    void join() {
        boolean joined = true;
        while (joined) {
            joined = joinByPairs() || joinByMouth();
        }
    }

    /**
     * A pair that could join groups. Better pairs come first: those within one region, which cost no eye; those with fewer points
     * in enclosed regions, as dame are needed for nothing else; those next to fewer groups; those that lie close together.
     *
     * @param inside how many of the points are in enclosed regions
     * @param groups how many groups are next to the points, summed over both
     */
    private record MiaiPair(int a, int b, boolean isApart, int inside, int groups, int distance) {
        private static final Comparator<MiaiPair> BETTER_FIRST = Comparator.comparing(MiaiPair::isApart)
                .thenComparing(MiaiPair::inside)
                .thenComparing(MiaiPair::groups)
                .thenComparing(MiaiPair::distance);
    }

    private boolean joinByPairs() {
        int[] shared = sharedLiberties();
        int[][] groups = new int[shared.length][];
        Arrays.setAll(groups, i -> safeGroups.groupsNextTo(shared[i]));
        List<MiaiPair> candidates = new ArrayList<>();
        for (int i = 0; i < shared.length; i++) {
            for (int j = i + 1; j < shared.length; j++) {
                if (common(groups[i], groups[j]) > 1) {
                    candidates.add(candidate(shared[i], shared[j], groups[i].length + groups[j].length));
                }
            }
        }
        candidates.sort(MiaiPair.BETTER_FIRST);
        boolean joined = false;
        for (MiaiPair candidate : candidates) {
            joined |= join(candidate.a(), candidate.b());
        }
        return joined;
    }

    private boolean join(int a, int b) {
        int[] groups = commonGroups(a, b);
        if (groups.length < 2 || !miai.isFree(a) || !miai.isFree(b) || !miai.leavesRoomInAll(enclosures, a, b)) {
            return false;
        }
        miai.pair(a, b);
        for (int group : groups) {
            safeGroups.join(groups[0], group);
        }
        return true;
    }

    private MiaiPair candidate(int a, int b, int groups) {
        int inside = (isInside(a) ? 1 : 0) + (isInside(b) ? 1 : 0);
        int distance = enclosures.board().distance(a, b);
        return new MiaiPair(a, b, enclosures.at(a) != enclosures.at(b), inside, groups, distance);
    }

    private boolean isInside(int point) {
        return safeGroups.encloses(enclosures.at(point));
    }

    private int[] commonGroups(int a, int b) {
        int[] of = safeGroups.groupsNextTo(a);
        return Arrays.stream(safeGroups.groupsNextTo(b))
                .filter(group -> Arrays.stream(of).anyMatch(other -> other == group))
                .toArray();
    }

    private static int common(int[] some, int[] others) {
        int count = 0;
        for (int group : some) {
            for (int other : others) {
                count += group == other ? 1 : 0;
            }
        }
        return count;
    }

    /** Returns the free empty points next to two groups or more. */
    private int[] sharedLiberties() {
        return enclosures.stones().empty().stream()
                .filter(point -> miai.isFree(point) && safeGroups.groupsNextTo(point).length > 1)
                .toArray();
    }

    private boolean joinByMouth() {
        for (int inside : sharedLiberties()) {
            TigerMouth mouth = TigerMouth.at(inside, enclosures, safeGroups, miai);
            if (mouth != null && miai.leavesRoom(enclosures.set(enclosures.at(inside)), inside, mouth.way())) {
                miai.mouth(mouth);
                mouth.groups().forEach(group -> safeGroups.join(mouth.groups().get(0), group));
                return true;
            }
        }
        return false;
    }
}
