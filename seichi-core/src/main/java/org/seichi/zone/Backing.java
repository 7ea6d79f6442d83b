package org.seichi.zone;

import org.seichi.board.PointSet;

/**
 * What a claim may rely on from other proofs of the same player, and what it must leave to them.
 *
 * @param stones the <em>backed</em> stones: stones of the prover that the answers of other proofs keep from capture
 * @param reserved points that those answers need: the proof of the claim must not depend on any of them
 */
public record Backing(PointSet stones, PointSet reserved) {
    /** Returns a backing without other proofs, for the board of some points. */
    static Backing none(PointSet anyPoints) {
        PointSet nothing = anyPoints.minus(anyPoints);
        return new Backing(nothing, nothing);
    }
}
