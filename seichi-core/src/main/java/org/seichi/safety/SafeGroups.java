package org.seichi.safety;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.structure.Chains;

/**
 * The chains of a color that are still held to be safe, and the groups that they form: chains that the owner can connect
 * as soon as the opponent tries to cut them apart. Shrinks until all that is left can be proven.
 *
 * <p>The number of a group is that of its first chain.
 */
final class SafeGroups {
    private final Enclosures enclosures;
    private final Chains chains;
    private final int[] directions;
    private final boolean[] held;
    private final int[] group;
    private final int[] groupAt;

    /** Begins with every chain of the color held to be safe, each as a group of its own. */
    SafeGroups(Enclosures enclosures) {
        this.enclosures = enclosures;
        this.chains = enclosures.chains();
        Board board = enclosures.board();
        this.directions = board.directions();
        this.held = new boolean[chains.count()];
        this.group = new int[chains.count()];
        this.groupAt = new int[board.arrayLength()];
        Arrays.fill(groupAt, Chains.NONE);
        for (int chain = 0; chain < held.length; chain++) {
            held[chain] = enclosures.bounds(chain);
            regroup(chain, chain);
        }
    }

    /** Puts a chain into a group; the group of every stone is stored, because it is looked up so often. */
    private void regroup(int chain, int to) {
        group[chain] = to;
        int known = held[chain] ? to : Chains.NONE;
        for (int i = 0; i < chains.size(chain); i++) {
            groupAt[chains.stone(chain, i)] = known;
        }
    }

    /** Whether a chain is still held to be safe. */
    boolean holds(int chain) {
        return held[chain];
    }

    int group(int chain) {
        return group[chain];
    }

    /** Returns the group of the held stone at a point, or {@link Chains#NONE} if there is none. */
    int groupAt(int point) {
        return groupAt[point];
    }

    int[] groups() {
        return IntStream.range(0, held.length)
                .filter(chain -> held[chain] && group[chain] == chain)
                .toArray();
    }

    /** Returns the groups with a held stone among some points, in ascending order. */
    int[] groupsAmong(PointSet points) {
        return points.stream()
                .map(this::groupAt)
                .filter(each -> each != Chains.NONE)
                .sorted()
                .distinct()
                .toArray();
    }

    PointSet liberties(int group) {
        PointSet.Builder liberties = PointSet.builder(enclosures.board());
        for (int chain = group; chain < this.group.length; chain++) {
            if (held[chain] && this.group[chain] == group) {
                for (int i = 0; i < chains.libertyCount(chain); i++) {
                    liberties.add(chains.liberty(chain, i));
                }
            }
        }
        return liberties.build();
    }

    /** Whether a stone of the group stands next to a point. */
    boolean touches(int point, int group) {
        for (int direction : directions) {
            if (groupAt[point + direction] == group) {
                return true;
            }
        }
        return false;
    }

    /** Whether a held stone stands next to a point. */
    boolean touches(int point) {
        for (int direction : directions) {
            if (groupAt[point + direction] != Chains.NONE) {
                return true;
            }
        }
        return false;
    }

    /** Returns the groups next to a point, each once. */
    int[] groupsNextTo(int point) {
        int[] groups = new int[directions.length];
        int count = 0;
        for (int direction : directions) {
            int group = groupAt[point + direction];
            if (group != Chains.NONE && !contains(groups, count, group)) {
                groups[count++] = group;
            }
        }
        return Arrays.copyOf(groups, count);
    }

    /** Returns the groups around a region, each once. */
    int[] groupsAround(int region) {
        int[] border = enclosures.border(region);
        int[] groups = new int[border.length];
        int count = 0;
        for (int chain : border) {
            if (!contains(groups, count, group[chain])) {
                groups[count++] = group[chain];
            }
        }
        Arrays.sort(groups, 0, count);
        return Arrays.copyOf(groups, count);
    }

    /** Whether there are stones around a region and all of them are held to be safe. */
    boolean encloses(int region) {
        int[] border = enclosures.border(region);
        for (int chain : border) {
            if (!held[chain]) {
                return false;
            }
        }
        return border.length > 0;
    }

    /** Joins two groups into one. */
    void join(int a, int b) {
        int kept = Math.min(group[a], group[b]);
        int given = Math.max(group[a], group[b]);
        if (kept == given) {
            return;
        }
        for (int chain = 0; chain < group.length; chain++) {
            if (group[chain] == given) {
                regroup(chain, kept);
            }
        }
    }

    /**
     * Gives up the groups that are not safe and, if there are any, splits the others into their chains again.
     *
     * @param isSafe whether a group is safe
     * @return whether all groups were safe
     */
    boolean settle(IntPredicate isSafe) {
        boolean[] safe = new boolean[held.length];
        boolean settled = true;
        for (int chain = 0; chain < held.length; chain++) {
            safe[chain] = held[chain] && isSafe.test(group[chain]);
            settled &= safe[chain] == held[chain];
        }
        if (!settled) {
            System.arraycopy(safe, 0, held, 0, safe.length);
            IntStream.range(0, held.length).forEach(chain -> regroup(chain, chain));
        }
        return settled;
    }

    private static boolean contains(int[] groups, int count, int group) {
        for (int i = 0; i < count; i++) {
            if (groups[i] == group) {
                return true;
            }
        }
        return false;
    }
}
