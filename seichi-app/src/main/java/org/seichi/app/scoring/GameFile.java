package org.seichi.app.scoring;

import java.util.List;
import org.seichi.game.Game;
import org.seichi.record.GameRecord;
import org.seichi.record.RecordException;

/**
 * A file whose games have been found but not yet read.
 *
 * @param name the file as the user named it
 * @param records its games, at least one
 * @param scanNanos how long it took to find them
 */
public record GameFile(String name, List<GameRecord> records, long scanNanos) {
    /** Number of games. */
    public int size() {
        return records.size();
    }

    /**
     * Reads a game.
     *
     * @param number its number in the file, from 1
     * @throws RecordException if the game cannot be used
     */
    public ReadGame read(int number) throws RecordException {
        long start = System.nanoTime();
        GameRecord record = records.get(number - 1);
        Game game = record.game();
        long nanos = scanNanos / records.size() + System.nanoTime() - start;
        return new ReadGame(new GameSource(name, number, records.size()), record, game, nanos);
    }
}
