package org.seichi.zone;

import org.seichi.board.PointSet;

/**
 * What other proofs of the same player give a claim, and what they need for themselves.
 *
 * @param stones stones of the prover that are never taken, by answers of their own
 * @param reserved points that those answers need: the proof of the claim looks at none of them
 */
public record Backing(PointSet stones, PointSet reserved) {
    /** No other proofs. */
    static Backing none(PointSet anyPoints) {
        PointSet nothing = anyPoints.minus(anyPoints);
        return new Backing(nothing, nothing);
    }
}
