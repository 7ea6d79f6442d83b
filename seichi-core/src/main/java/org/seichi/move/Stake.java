package org.seichi.move;

import org.seichi.board.PointSet;
import org.seichi.structure.Chains;
import org.seichi.structure.Groups;

/**
 * What is at stake with an unsettled group (Yen, section 5.2.2).
 *
 * @param group number of the group
 * @param value points for the group itself: what the capture of its chains is worth, and one for each point of its territory
 * @param dead points for dead groups of the opponent beside it, which come back to life with its death: two for each stone
 * @param moves how many moves in a row settle it, at least 1
 */
record Stake(int group, double value, double dead, int moves) {
    static Stake of(MoveContext context, int group) {
        Groups groups = context.groups();
        double value = stones(context, group) + context.structure().territory(group);
        PointSet lost = context.evaluation().strength().dead();
        double dead = context.neighbors(group).stream()
                .filter(other -> lost.containsAll(groups.stones(other)))
                .mapToDouble(other -> 2.0 * groups.stoneCount(other))
                .sum();
        return new Stake(group, value, dead, new Settling(context).moves(group));
    }

    /** What the capture of all chains of a group is worth (Yen, section 5.1 a): two points for each stone, with its exceptions. */
    private static double stones(MoveContext context, int group) {
        Groups groups = context.groups();
        Chains chains = context.chains();
        double points = 0;
        for (int i = 0; i < groups.size(group); i++) {
            int chain = groups.chain(group, i);
            points += ChainWorth.of(chains.size(chain), ChainFights.how(context.position(), chains, chain))
                    .max();
        }
        return points;
    }

    /**
     * The value of a move in points, by rules a and b: one that settles the group is worth the group and the dead ones beside it, one that
     * must be followed by others its share of them.
     *
     * @param shape what the shape of the move adds, in points
     */
    double worth(double shape) {
        return whole() / moves + shape;
    }

    /** Points for the group and the dead ones beside it. */
    double whole() {
        return value + dead;
    }
}
