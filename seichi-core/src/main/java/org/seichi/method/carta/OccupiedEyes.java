package org.seichi.method.carta;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.life.NakadeShapes;
import org.seichi.structure.EyeSpace;

/**
 * Tells eye spaces that lose an eye to the dead stones in them (not in the paper, which judges a space by its shape once these
 * stones are removed): a straight four with stones on both middle points makes one eye, although an empty one makes two.
 *
 * @param before the position before any stone was removed
 */
record OccupiedEyes(Position before) {
    /** Whether stones of the opponent, removed since, have made a space too small for two eyes. */
    boolean isSpoiled(EyeSpace space) {
        Board board = before.board();
        PointSet points = space.points();
        PointSet inside =
                points.intersection(before.stones(Color.of(space.code()).opponent()));
        return !inside.isEmpty()
                && !points.intersects(before.stones(Color.of(space.code())))
                && NakadeShapes.standard().contains(board, points, inside);
    }
}
