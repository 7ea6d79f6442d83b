package org.seichi.zone;

import java.util.Optional;

/**
 * What a search for the proof of a claim has found.
 *
 * @param proof the answers to everything; empty if nothing was proven, which says nothing about the claim
 * @param nodes number of positions visited
 */
public record ClaimAnswer(Optional<ZoneStrategy> proof, long nodes) {
    /** Whether the claim is proven. */
    public boolean isProven() {
        return proof.isPresent();
    }
}
