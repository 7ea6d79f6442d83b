package org.seichi.method.dyer;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;

/**
 * The fate of a group.
 *
 * @param color its color
 * @param stones its stones
 * @param liberties their liberties at the time of the decision
 * @param ground why it was decided so
 * @param line moves that show it; may be empty
 */
record GroupFate(Color color, PointSet stones, PointSet liberties, FateGround ground, List<Integer> line) {
    /** The same fate on the board that a view shows. */
    GroupFate origin(Orientation view) {
        return new GroupFate(
                view.seen(color),
                view.origin(stones),
                view.origin(liberties),
                ground,
                line.stream().map(view::origin).toList());
    }
}
