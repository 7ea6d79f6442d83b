package org.seichi.method.carta;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.structure.EyeShape;
import org.seichi.structure.Groups;
import org.seichi.structure.Structure;

/**
 * Recognizes stones that leave a killable shape when captured (Carta, section 3, the left part of figure 12): the captor, who
 * has no other eye, is killed inside it.
 */
final class Nakade {
    /** Number of stones in a bent four before the last one is added. */
    private static final int BENT = 3;

    private final Stones stones;
    private final Board board;
    private final Groups groups;

    Nakade(Structure structure) {
        this.stones = structure.stones();
        this.board = stones.board();
        this.groups = structure.groups();
    }

    /**
     * Whether a group, extended by one of the shared liberties, kills the group that captures it. Not if it also touches other
     * enemy stones: by capturing it the captor then connects to them.
     */
    boolean kills(int group, int captor, PointSet shared) {
        PointSet inside = groups.stones(group);
        int size = inside.size();
        if (touchesOthers(inside, groups.code(captor), captor)) {
            return false;
        }
        for (int liberty = shared.first(); liberty != Board.NO_POINT; liberty = shared.next(liberty)) {
            PointSet shape = inside.union(PointSet.of(board, liberty));
            if (isConnected(shape) && EyeShape.isKillable(board, shape.toArray(), size + 1)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a group, extended by one of the shared liberties, is the bent four in the corner against the group around it. */
    boolean isBentFour(int group, int captor, PointSet shared) {
        PointSet inside = groups.stones(group);
        if (inside.size() != BENT || touchesOthers(inside, groups.code(captor), captor)) {
            return false;
        }
        for (int liberty = shared.first(); liberty != Board.NO_POINT; liberty = shared.next(liberty)) {
            if (CornerKo.isShape(board, inside, liberty)) {
                return true;
            }
        }
        return false;
    }

    private boolean touchesOthers(PointSet inside, int enemy, int captor) {
        PointSet around = inside.neighbors(board);
        for (int point = around.first(); point != Board.NO_POINT; point = around.next(point)) {
            if (stones.at(point) == enemy && groups.at(point) != captor) {
                return true;
            }
        }
        return false;
    }

    /** Whether every point has a neighbor in the shape: sufficient for the stones of a chain and one of its liberties. */
    private boolean isConnected(PointSet shape) {
        for (int point = shape.first(); shape.size() > 1 && point != Board.NO_POINT; point = shape.next(point)) {
            if (!PointSet.of(board, point).neighbors(board).intersects(shape)) {
                return false;
            }
        }
        return true;
    }
}
