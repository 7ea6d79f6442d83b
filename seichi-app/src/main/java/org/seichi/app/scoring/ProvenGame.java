package org.seichi.app.scoring;

import org.seichi.report.ProofReport;

/**
 * A game and what is proven of it.
 *
 * @param read the game as read
 * @param report what is proven
 * @param times how long it took
 */
public record ProvenGame(ReadGame read, ProofReport report, Times times) {
    /** Where the game comes from. */
    public GameSource source() {
        return read.source();
    }
}
