package org.seichi.app.scoring;

import org.seichi.record.RecordException;
import org.seichi.report.RecordSummary;

/**
 * What a file holds.
 *
 * @param file the file as the user named it
 * @param games number of games in it
 * @param first its first game
 */
public record FileSummary(String file, int games, RecordSummary first) {
    /**
     * Looks at a file.
     *
     * @throws RecordException if its first game cannot be used
     */
    public static FileSummary of(GameFile file) throws RecordException {
        return new FileSummary(
                file.name(), file.size(), RecordSummary.of(file.read(1).game()));
    }

    /** Whether the file holds lines beside the main line of its first game, or other games. */
    public boolean variations() {
        return first.game().variations();
    }
}
