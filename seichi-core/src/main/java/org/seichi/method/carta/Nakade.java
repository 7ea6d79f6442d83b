package org.seichi.method.carta;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.structure.EyeShape;
import org.seichi.structure.Groups;

/**
 * Recognizes stones that leave a killable shape when captured (Carta, section 3, the left part of figure 12): the captor, who
 * has no other eye, is killed inside it.
 */
record Nakade(Stones stones, Groups groups) {
    /** Number of stones in a bent four before the last one is added. */
    private static final int BENT = 3;

    /**
     * Whether a group, extended by one of the shared liberties, kills the group that captures it. Not if it also touches other
     * enemy stones: by capturing it the captor then connects to them.
     */
    boolean kills(int group, int captor, PointSet shared) {
        PointSet inside = groups.stones(group);
        if (touchesOthers(inside, groups.code(captor), captor)) {
            return false;
        }
        return shared.stream()
                .mapToObj(liberty -> inside.union(PointSet.of(board(), liberty)))
                .anyMatch(shape -> isConnected(shape) && EyeShape.isKillable(board(), shape));
    }

    /** Whether a group, extended by one of the shared liberties, is the bent four in the corner against the group around it. */
    boolean isBentFour(int group, int captor, PointSet shared) {
        PointSet inside = groups.stones(group);
        return inside.size() == BENT
                && !touchesOthers(inside, groups.code(captor), captor)
                && shared.stream().anyMatch(liberty -> CornerKo.isShape(board(), inside, liberty));
    }

    private Board board() {
        return stones.board();
    }

    private boolean touchesOthers(PointSet inside, int enemy, int captor) {
        return inside.neighbors(board()).stream()
                .anyMatch(point -> stones.at(point) == enemy && groups.at(point) != captor);
    }

    /** Whether every point has a neighbor in the shape: sufficient for the stones of a chain and one of its liberties. */
    private boolean isConnected(PointSet shape) {
        return shape.size() == 1
                || shape.stream().allMatch(point -> board().neighbors(point).intersects(shape));
    }
}
