package org.seichi.app.batch;

import java.util.Optional;

/**
 * The outcome for one game, or for a file in which no game could be found.
 *
 * @param source the file or member of an archive
 * @param game number of the game in it, from 1; 0 if the file could not be read
 * @param facts data from the record; empty if it could not be read
 * @param score the score; empty if the game could not be scored
 * @param error why there is no score, with line and column if known; else empty
 */
public record BatchRow(String source, int game, Optional<GameFacts> facts, Optional<ScoreFacts> score, String error) {
    /** The row of a file in which no game could be found. */
    public static BatchRow unreadable(String source, String cause) {
        return new BatchRow(source, 0, Optional.empty(), Optional.empty(), cause);
    }
}
