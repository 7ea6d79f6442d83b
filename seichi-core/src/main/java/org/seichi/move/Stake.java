package org.seichi.move;

import org.seichi.board.PointSet;
import org.seichi.structure.Groups;

/**
 * What is at stake with an unsettled group (Yen, section 5.2.2).
 *
 * @param group number of the group
 * @param value points for the group itself: two for each stone and one for each point of its territory
 * @param dead points for dead groups of the opponent beside it, which come back to life with its death: two for each stone
 * @param moves how many moves in a row settle it, at least 1
 */
record Stake(int group, double value, double dead, int moves) {
    static Stake of(MoveContext context, int group) {
        Groups groups = context.groups();
        double value = 2.0 * groups.stoneCount(group) + context.structure().territory(group);
        PointSet lost = context.evaluation().strength().dead();
        double dead = context.neighbors(group).stream()
                .filter(other -> lost.containsAll(groups.stones(other)))
                .mapToDouble(other -> 2.0 * groups.stoneCount(other))
                .sum();
        return new Stake(group, value, dead, new Settling(context).moves(group));
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
