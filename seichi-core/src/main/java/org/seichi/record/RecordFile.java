package org.seichi.record;

import java.util.List;

/**
 * The games of a file.
 *
 * @param charset name of the character set in which the file was decoded
 * @param records the games, at least one
 */
public record RecordFile(String charset, List<GameRecord> records) {
    /** Keeps an immutable copy. */
    public RecordFile {
        records = List.copyOf(records);
    }
}
