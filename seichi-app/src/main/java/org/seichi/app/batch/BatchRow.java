package org.seichi.app.batch;

import java.util.Optional;

/**
 * What became of one game, or of a file in which no game could be found.
 *
 * @param source the file or member of an archive
 * @param game number of the game in it, from 1; 0 if the file could not be read
 * @param facts what the record says; nothing if it could not be read
 * @param score what was found; nothing if the game could not be scored
 * @param error why not, with line and column where there is a place; else empty
 */
public record BatchRow(String source, int game, Optional<GameFacts> facts, Optional<ScoreFacts> score, String error) {
    /** A file in which no game could be found. */
    public static BatchRow unreadable(String source, String cause) {
        return new BatchRow(source, 0, Optional.empty(), Optional.empty(), cause);
    }
}
