package org.seichi.app.scoring;

import org.seichi.report.EvaluationReport;

/**
 * A game and what it is worth.
 *
 * @param read the game as read
 * @param report the evaluation
 * @param times how long it took
 */
public record EvaluatedGame(ReadGame read, EvaluationReport report, Times times) {
    /** Where the game comes from. */
    public GameSource source() {
        return read.source();
    }
}
