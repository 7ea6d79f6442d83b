package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Empty points under the influence of a group (Carta, section 3: "territory under the influence of the whole group").
 *
 * <p>The empty points of one sign of the influence map form connected parts, each of which is counted for one group. The
 * chains around a part of two points or more can always connect inside it and are joined; a single point goes to the chain
 * that touches it most. So no two groups count the same point.
 */
final class Territory {
    /** Minimum size, in points, of a part in which the chains around it connect. */
    private static final int MEETING = 2;

    private final Chains chains;
    private final Stones stones;
    private final Board board;
    private final Occupation occupation;
    private final Influence influence;
    private final int[] directions;
    private final int[] touches;
    private final int[] touching;
    private int touchingCount;
    private final int[] owners;
    private final int[] sizes;
    private int count;

    Territory(Chains chains, Occupation occupation, Influence influence) {
        this.chains = chains;
        this.stones = chains.stones();
        this.occupation = occupation;
        this.board = stones.board();
        this.influence = influence;
        this.directions = board.directions();
        this.touches = new int[chains.count()];
        this.touching = new int[chains.count()];
        this.owners = new int[occupation.empty().size()];
        this.sizes = new int[owners.length];
    }

    /** Finds the parts. If groups are given, the chains around a part are joined. */
    void find(Groups.Builder groups) {
        for (int code = Stones.BLACK; code <= Stones.WHITE; code++) {
            PointSet points = occupation.empty().intersection(influence.points(code));
            for (PointSet part : points.parts(board)) {
                add(part, code, groups);
            }
        }
    }

    /** The number of points of each group. */
    int[] points(Groups groups) {
        int[] points = new int[groups.count()];
        for (int i = 0; i < count; i++) {
            points[groups.of(owners[i])] += sizes[i];
        }
        return points;
    }

    private void add(PointSet part, int code, Groups.Builder groups) {
        int size = part.size();
        int owner = size >= MEETING && groups != null ? join(part, code, groups) : Chains.NONE;
        if (owner == Chains.NONE) {
            owner = touchingMost(part, code);
        }
        if (owner != Chains.NONE) {
            owners[count] = owner;
            sizes[count++] = size;
        }
    }

    /** Joins the chains around a part, except those in atari; returns one of them, or {@link Chains#NONE}. */
    private int join(PointSet part, int code, Groups.Builder groups) {
        PointSet around = part.neighborsIn(occupation.stones(code), board);
        int joined = Chains.NONE;
        for (int stone = around.first(); stone != Board.NO_POINT; stone = around.next(stone)) {
            int chain = chains.at(stone);
            if (chain != joined && chains.libertyCount(chain) > 1) {
                if (joined != Chains.NONE) {
                    groups.join(joined, chain);
                }
                joined = chain;
            }
        }
        return joined;
    }

    /** The chain that touches a part most, or {@link Chains#NONE} if several do so equally. */
    private int touchingMost(PointSet part, int code) {
        for (int point = part.first(); point != Board.NO_POINT; point = part.next(point)) {
            for (int direction : directions) {
                if (stones.at(point + direction) == code) {
                    touch(chains.at(point + direction));
                }
            }
        }
        int most = Chains.NONE;
        boolean tied = false;
        for (int i = 0; i < touchingCount; i++) {
            int chain = touching[i];
            tied = most != Chains.NONE && (touches[chain] == touches[most] || (tied && touches[chain] < touches[most]));
            most = most == Chains.NONE || touches[chain] > touches[most] ? chain : most;
        }
        forgetTouches();
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
