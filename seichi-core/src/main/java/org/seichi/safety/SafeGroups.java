package org.seichi.safety;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.structure.Chains;

/**
 * The chains of a color that are still held to be safe, and the groups that they form: chains that the owner can join
 * into one as soon as the opponent tries to part them. Shrinks until what is left can be proven.
 *
 * <p>A group is named by its first chain.
 */
final class SafeGroups {
    private final Enclosures enclosures;
    private final Chains chains;
    private final int[] directions;
    private final boolean[] held;
    private final int[] group;
    private final int[] groupAt;

    /** Holds every chain of the color to be safe, each as a group of its own. */
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

    /** Puts a chain into a group; every stone knows its group, because that is asked most often of all. */
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

    /** The group of a chain. */
    int group(int chain) {
        return group[chain];
    }

    /** The group of the held stone at a point, or {@link Chains#NONE} if there is none. */
    int groupAt(int point) {
        return groupAt[point];
    }

    /** All groups. */
    int[] groups() {
        return IntStream.range(0, held.length)
                .filter(chain -> held[chain] && group[chain] == chain)
                .toArray();
    }

    /** The liberties of a group. */
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

    /** The groups next to a point, each once. */
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

    /** The groups around a region, each once. */
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

    /** Makes two groups one. */
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
     * Gives up the groups that are not safe and takes the others apart into chains.
     *
     * @param isSafe asked for groups
     * @return whether all groups were safe, which leaves them together
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
