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
    /** The fate of the group. */
    GroupFate fate(FateGround ground, List<Integer> line) {
        return new GroupFate(color, stones, liberties, ground, line);
    }
}
