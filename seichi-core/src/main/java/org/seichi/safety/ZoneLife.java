package org.seichi.safety;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * What search with zones has proven of a color.
 *
 * @param proofs the proofs; no two have a point in common
 * @param space the points that they need, which nothing else may
 */
record ZoneLife(List<ZoneProof> proofs, PointSet space) {
    /** Keeps an immutable copy. */
    ZoneLife {
        proofs = List.copyOf(proofs);
    }

    /** Nothing. */
    static ZoneLife none(Board board) {
        return new ZoneLife(List.of(), PointSet.empty(board));
    }
}
