package org.seichi.safety;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * What search with zones has proven for a color.
 *
 * @param proofs the proofs; no two need a common point
 * @param space the points that they need, which nothing else may use
 */
record ZoneLife(List<ZoneProof> proofs, PointSet space) {
    /** Keeps an immutable copy. */
    ZoneLife {
        proofs = List.copyOf(proofs);
    }

    /** Returns a value without proofs. */
    static ZoneLife none(Board board) {
        return new ZoneLife(List.of(), PointSet.empty(board));
    }
}
