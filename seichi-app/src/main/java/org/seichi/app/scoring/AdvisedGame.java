package org.seichi.app.scoring;

import org.seichi.report.SuggestionReport;

/**
 * A game and the moves to think of.
 *
 * @param read the game as read
 * @param report the moves
 * @param times how long it took
 */
public record AdvisedGame(ReadGame read, SuggestionReport report, Times times) {
    /** Where the game comes from. */
    public GameSource source() {
        return read.source();
    }
}
