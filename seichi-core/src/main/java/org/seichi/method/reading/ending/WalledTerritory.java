package org.seichi.method.reading.ending;

import java.util.function.IntPredicate;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.search.SearchBoard;

/**
 * A territory and the chains around it, which are judged together.
 *
 * @param owner whose territory it is
 * @param points its points, dead stones of the opponent included
 * @param scene the same points and the owner's chains around them
 */
record WalledTerritory(Color owner, PointSet points, PointSet scene) {
    /** The territory of an owner at some points of a board. */
    static WalledTerritory of(SearchBoard board, Color owner, PointSet points) {
        return new WalledTerritory(owner, points, points.union(walls(board, owner, points, stone -> true)));
    }

    /** An owner's chains around some points, as far as their stones there meet a condition. */
    static PointSet walls(SearchBoard board, Color owner, PointSet points, IntPredicate condition) {
        PointSet beside = points.neighbors(board.board()).filter(point -> board.at(point) == owner.code());
        return PointSet.unionOf(board.board(), beside.stream().filter(condition).mapToObj(board::stonesOf));
    }
}
