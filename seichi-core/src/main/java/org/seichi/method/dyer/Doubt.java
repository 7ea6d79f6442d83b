package org.seichi.method.dyer;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * A group that is not absolutely alive, and where it stands.
 *
 * @param group its number in the round's structure
 * @param color whose it is
 * @param stones its stones
 * @param liberties their liberties
 * @param area all points around it up to the walls of living stones, the group itself and other groups in doubt included
 * @param byOwn whether living stones of its own stand around the area
 * @param byEnemy whether living stones of the enemy do
 */
record Doubt(
        int group, Color color, PointSet stones, PointSet liberties, PointSet area, boolean byOwn, boolean byEnemy) {
    /** What becomes of it. */
    GroupFate fate(FateGround ground, List<Integer> line) {
        return new GroupFate(color, stones, liberties, ground, line);
    }
}
