package org.seichi.zone;

import org.seichi.board.PointSet;

/**
 * A statement about some points that the prover claims to be able to bring about.
 *
 * @param kind what is claimed
 * @param points the points that the claim is about: at least one
 * @param threats who may retake kos at once
 * @param backing what other proofs provide and need
 */
public record Claim(Kind kind, PointSet points, KoThreats threats, Backing backing) {
    /** The kinds of claims. Each says what the prover can bring about. */
    public enum Kind {
        /** At least one of the points ends up occupied by stones of the prover that cannot be captured. */
        ONE_LIVES,
        /** All of the points end up occupied by stones of the prover that cannot be captured. */
        EACH_LIVES,
        /** No stone of the opponent is left on any of the points: what stood there has been captured. */
        TAKEN,
        /** All of the points end up occupied by one chain of the prover. */
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

    /** A claim that must hold although the opponent wins every ko. */
    public Claim(Kind kind, PointSet points) {
        this(kind, points, KoThreats.OPPONENT);
    }

    /** A claim that relies on no other proofs. */
    public Claim(Kind kind, PointSet points, KoThreats threats) {
        this(kind, points, threats, Backing.none(points));
    }
}
