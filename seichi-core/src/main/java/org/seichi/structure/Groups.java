package org.seichi.structure;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.seichi.board.PointSet;

/**
 * The groups of a position: chains of one color that the opponent cannot part, judged together (Carta, section 3).
 *
 * <p>Groups are numbered from 0 in the order of their first chain.
 */
public final class Groups {
    private final Chains chains;
    private final int[] groupOf;
    private final int[] members;
    private final int[] start;
    private final int count;

    private Groups(Chains chains, int[] groupOf, int count) {
        this.chains = chains;
        this.groupOf = groupOf;
        this.count = count;
        this.start = new int[count + 1];
        for (int group : groupOf) {
            start[group + 1]++;
        }
        for (int group = 0; group < count; group++) {
            start[group + 1] += start[group];
        }
        this.members = new int[groupOf.length];
        int[] next = Arrays.copyOf(start, count);
        for (int chain = 0; chain < groupOf.length; chain++) {
            members[next[groupOf[chain]]++] = chain;
        }
    }

    /** Number of groups. */
    public int count() {
        return count;
    }

    /** The group that a chain belongs to. */
    public int of(int chain) {
        return groupOf[chain];
    }

    /** The group of the stone at a point. */
    public int at(int point) {
        return groupOf[chains.at(point)];
    }

    /** Number of chains of the group. */
    public int size(int group) {
        return start[group + 1] - start[group];
    }

    /** A chain of the group; index 0 is the one with the first stone. */
    public int chain(int group, int index) {
        return members[start[group] + index];
    }

    /** The content code of the group's stones. */
    public int code(int group) {
        return chains.code(members[start[group]]);
    }

    /** Number of stones of the group. */
    public int stoneCount(int group) {
        int sum = 0;
        for (int i = 0; i < size(group); i++) {
            sum += chains.size(chain(group, i));
        }
        return sum;
    }

    /** The stones of the group. */
    public PointSet stones(int group) {
        PointSet.Builder stones = PointSet.builder(chains.stones().board());
        addStones(group, stones);
        return stones.build();
    }

    /** The first chain of a group with most stones. */
    public int largestChain(int group) {
        int largest = chain(group, 0);
        for (int i = 1; i < size(group); i++) {
            largest = chains.size(chain(group, i)) > chains.size(largest) ? chain(group, i) : largest;
        }
        return largest;
    }

    /** The stones of all groups that fulfill a condition. */
    public PointSet stonesWhere(IntPredicate condition) {
        PointSet.Builder stones = PointSet.builder(chains.stones().board());
        for (int group = 0; group < count; group++) {
            if (condition.test(group)) {
                addStones(group, stones);
            }
        }
        return stones.build();
    }

    private void addStones(int group, PointSet.Builder stones) {
        for (int i = start[group]; i < start[group + 1]; i++) {
            chains.addStones(members[i], stones);
        }
    }

    /** A union-find that joins chains into groups. */
    public static final class Builder {
        private final Chains chains;
        private final int[] parent;

        /** Starts with every chain as a group of its own. */
        public Builder(Chains chains) {
            this.chains = chains;
            this.parent = new int[chains.count()];
            for (int chain = 0; chain < parent.length; chain++) {
                parent[chain] = chain;
            }
        }

        /** The first chain of the group to which a chain belongs so far. */
        public int root(int chain) {
            int root = chain;
            while (parent[root] != root) {
                parent[root] = parent[parent[root]];
                root = parent[root];
            }
            return root;
        }

        /** Puts two chains into one group. */
        public void join(int a, int b) {
            int first = root(a);
            int second = root(b);
            parent[Math.max(first, second)] = Math.min(first, second);
        }

        /** The groups. */
        public Groups build() {
            int[] groupOf = new int[parent.length];
            int count = 0;
            for (int chain = 0; chain < parent.length; chain++) {
                int root = root(chain);
                groupOf[chain] = root == chain ? count++ : groupOf[root];
            }
            return new Groups(chains, groupOf, count);
        }
    }
}
