package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.Stones;

/**
 * Empty points under the influence of a group (Carta, section 3: "territory under the influence of the whole group").
 *
 * <p>The empty points of one sign of the influence map fall into connected parts. Each part belongs to one group: the
 * chains around a part of two points or more cannot be kept from meeting inside it and are joined; a single point goes
 * to the chain that touches it most. So no two groups count the same point.
 */
final class Territory {
    /** Smallest part in which the chains around it meet. */
    private static final int MEETING = 2;

    private final Chains chains;
    private final Stones stones;
    private final Board board;
    private final Influence influence;
    private final int[] directions;
    private final boolean[] seen;
    private final int[] part;
    private final int[] touches;
    private final int[] touching;
    private int touchingCount;
    private final int[] owners;
    private final int[] sizes;
    private int count;

    Territory(Chains chains, Influence influence) {
        this.chains = chains;
        this.stones = chains.stones();
        this.board = stones.board();
        this.influence = influence;
        this.directions = board.directions();
        this.seen = new boolean[board.arrayLength()];
        this.part = new int[board.size()];
        this.touches = new int[chains.count()];
        this.touching = new int[chains.count()];
        this.owners = new int[board.size()];
        this.sizes = new int[board.size()];
    }

    /** Finds the parts. If groups are given, the chains around a part are joined. */
    void find(Groups.Builder groups) {
        for (int point = board.first(), last = board.last(); point <= last; point++) {
            if (stones.at(point) == Stones.EMPTY && !seen[point] && influence.at(point) != 0) {
                collect(point, groups);
            }
        }
    }

    /** The number of points for each group. */
    int[] points(Groups groups) {
        int[] points = new int[groups.count()];
        for (int i = 0; i < count; i++) {
            points[groups.of(owners[i])] += sizes[i];
        }
        return points;
    }

    private void collect(int start, Groups.Builder groups) {
        int sign = influence.owner(start);
        int size = 1;
        part[0] = start;
        seen[start] = true;
        for (int i = 0; i < size; i++) {
            for (int direction : directions) {
                int neighbor = part[i] + direction;
                int content = stones.at(neighbor);
                if (content == Stones.EMPTY && !seen[neighbor] && influence.owner(neighbor) == sign) {
                    seen[neighbor] = true;
                    part[size++] = neighbor;
                } else if (content == sign) {
                    touch(chains.at(neighbor));
                }
            }
        }
        int owner = owner(size, groups);
        if (owner != Chains.NONE) {
            owners[count] = owner;
            sizes[count++] = size;
        }
    }

    /**
     * A chain of the group that a part belongs to, or none if the part is a single point that several touch alike. Joins
     * the chains around a larger part, but for those in atari.
     */
    private int owner(int size, Groups.Builder groups) {
        int most = Chains.NONE;
        int joined = Chains.NONE;
        boolean tied = false;
        for (int i = 0; i < touchingCount; i++) {
            int chain = touching[i];
            if (size >= MEETING && groups != null && chains.libertyCount(chain) > 1) {
                if (joined != Chains.NONE) {
                    groups.join(joined, chain);
                }
                joined = chain;
            }
            tied = most != Chains.NONE && (touches[chain] == touches[most] || (tied && touches[chain] < touches[most]));
            most = most == Chains.NONE || touches[chain] > touches[most] ? chain : most;
        }
        forgetTouches();
        if (joined != Chains.NONE) {
            return joined;
        }
        return tied ? Chains.NONE : most;
    }

    private void touch(int chain) {
        if (touches[chain] == 0) {
            touching[touchingCount++] = chain;
        }
        touches[chain]++;
    }

    private void forgetTouches() {
        for (int i = 0; i < touchingCount; i++) {
            touches[touching[i]] = 0;
        }
        touchingCount = 0;
    }
}
