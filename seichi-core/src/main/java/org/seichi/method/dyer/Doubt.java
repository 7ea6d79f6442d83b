package org.seichi.method.dyer;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * A group that is not absolutely alive, and its surroundings.
 *
 * @param group its number in the round's structure
 * @param color its color
 * @param stones its stones
 * @param liberties their liberties
 * @param area all points around it up to the walls of living stones, with the group itself and other doubtful groups
 * @param byOwn whether living stones of its color are next to the area
 * @param byEnemy whether living stones of the opponent are next to the area
 */
record Doubt(
        int group, Color color, PointSet stones, PointSet liberties, PointSet area, boolean byOwn, boolean byEnemy) {
    /** With one shared liberty whoever moves first takes the other. */
    private static final int FEWEST_SHARED = 2;

    GroupFate fate(FateGround ground, List<Integer> line) {
        return new GroupFate(color, stones, liberties, ground, line);
    }

    /** The fates of groups that are decided on the same ground. */
    static List<GroupFate> fates(List<Doubt> doubts, FateGround ground) {
        return doubts.stream().map(doubt -> doubt.fate(ground, List.of())).toList();
    }

    /** Whether another group is of the other color and shares liberties with this one. */
    boolean opposes(Doubt other) {
        return other.color() != color && other.liberties().intersects(liberties);
    }

    /** Whether another group shares as many liberties with this one as a seki without eyes needs. */
    boolean mayStandWith(Doubt other) {
        return opposes(other) && other.liberties().intersection(liberties).size() >= FEWEST_SHARED;
    }

    /**
     * Whether this group is the weaker of two that oppose each other and are equally strong: the one among living enemies, or else the
     * smaller.
     */
    boolean yieldsTo(Doubt other) {
        return isAmongEnemies() == other.isAmongEnemies() ? stones.size() < other.stones.size() : isAmongEnemies();
    }

    private boolean isAmongEnemies() {
        return byEnemy && !byOwn;
    }
}
