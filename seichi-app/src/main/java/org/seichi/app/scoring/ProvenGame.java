package org.seichi.app.scoring;

import org.seichi.report.OpenReport;
import org.seichi.report.ProofReport;

/**
 * A game and what is proven of it.
 *
 * @param read the game as read
 * @param report what is proven
 * @param open what can be said of the rest
 * @param times how long it took: proofs alone
 */
public record ProvenGame(ReadGame read, ProofReport report, OpenReport open, Times times) {
    /** Where the game comes from. */
    public GameSource source() {
        return read.source();
    }
}
