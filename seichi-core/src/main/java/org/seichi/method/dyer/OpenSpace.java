package org.seichi.method.dyer;

import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.structure.OpenBorders;
import org.seichi.structure.Regions;

/**
 * Neutral space too large to be dame: the border there is open, and each point belongs to the color to which the zero-entropy
 * generator has given it.
 *
 * @param black points that fall to Black
 * @param white points that fall to White
 * @param open all points of such space
 */
record OpenSpace(PointSet black, PointSet white, PointSet open) {
    /**
     * Finds the open space of a position.
     *
     * @param settled the position without its dead stones
     * @param neutral its neutral points
     * @param filled the position as filled by the generator
     */
    static OpenSpace of(Stones settled, PointSet neutral, Stones filled) {
        Regions regions = Regions.of(settled);
        PointSet points = regions.pointsWhere(
                        region -> regions.points(region).intersection(neutral).size() >= OpenBorders.LARGE)
                .intersection(neutral);
        return new OpenSpace(given(points, filled, Color.BLACK), given(points, filled, Color.WHITE), points);
    }

    /** The same space on the board that a view shows. */
    OpenSpace origin(Orientation view) {
        return new OpenSpace(
                view.origin(view.isSwapped() ? white : black),
                view.origin(view.isSwapped() ? black : white),
                view.origin(open));
    }

    private static PointSet given(PointSet points, Stones filled, Color color) {
        Regions closed = Regions.of(filled);
        return points.filter(point -> {
            int content = filled.at(point);
            int owner = content == Stones.EMPTY ? closed.owner(closed.at(point)) : content;
            return owner == color.code();
        });
    }
}
