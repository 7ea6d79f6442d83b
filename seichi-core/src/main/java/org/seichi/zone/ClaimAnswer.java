package org.seichi.zone;

import java.util.Optional;

/**
 * The result of a search for a proof of a claim.
 *
 * @param proof the strategy that proves the claim; if empty, the claim may be true or false
 * @param nodes number of positions visited
 */
public record ClaimAnswer(Optional<ZoneStrategy> proof, long nodes) {
    /** Whether the claim is proven. */
    public boolean isProven() {
        return proof.isPresent();
    }
}
