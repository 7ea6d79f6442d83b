package org.seichi.record;

import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Setup;

/** Collects the setup of one node. For a point that is set twice, the last content counts. */
final class SetupBuilder {
    private PointSet black;
    private PointSet white;
    private PointSet cleared;
    private Optional<Color> toMove = Optional.empty();

    SetupBuilder(Board board) {
        black = PointSet.empty(board);
        white = black;
        cleared = black;
    }

    /**
     * Sets points.
     *
     * @param property {@code AB}, {@code AW} or {@code AE}
     * @return whether one of the points had already been set to something else
     */
    boolean set(String property, PointSet points) {
        boolean conflict = (!property.equals("AB") && black.intersects(points))
                || (!property.equals("AW") && white.intersects(points))
                || (!property.equals("AE") && cleared.intersects(points));
        black = changed(black, points, property.equals("AB"));
        white = changed(white, points, property.equals("AW"));
        cleared = changed(cleared, points, property.equals("AE"));
        return conflict;
    }

    /** Sets who moves next. */
    void turn(Color player) {
        toMove = Optional.of(player);
    }

    /** Returns the setup collected. */
    Setup build() {
        return new Setup(black, white, cleared, toMove);
    }

    private static PointSet changed(PointSet set, PointSet points, boolean added) {
        return added ? set.union(points) : set.minus(points);
    }
}
