package org.seichi.zone;

import org.seichi.board.PointSet;

/**
 * What the prover claims of some points.
 *
 * @param kind what is claimed
 * @param points the points that it is claimed of: at least one
 * @param threats who may retake kos at once
 * @param backing what other proofs give and need
 */
public record Claim(Kind kind, PointSet points, KoThreats threats, Backing backing) {
    /** The kinds of claims. Each says what the prover can bring about. */
    public enum Kind {
        /** One of the points comes to be held by stones of the prover that nothing can take. */
        ONE_LIVES,
        /** All of the points come to be held by stones of the prover that nothing can take. */
        EACH_LIVES,
        /** None of the points is held by a stone of the opponent any more: what stood there has been taken. */
        TAKEN,
        /** All of the points come to be held by one chain of the prover. */
        CONNECTED
    }

    /**
     * Checks the claim.
     *
     * @throws IllegalArgumentException if there is no point
     */
    public Claim {
        if (points.isEmpty()) {
            throw new IllegalArgumentException("a claim of no point");
        }
    }

    /** A claim that is to hold although the opponent wins every ko. */
    public Claim(Kind kind, PointSet points) {
        this(kind, points, KoThreats.OPPONENT);
    }

    /** A claim without other proofs. */
    public Claim(Kind kind, PointSet points, KoThreats threats) {
        this(kind, points, threats, Backing.none(points));
    }
}
