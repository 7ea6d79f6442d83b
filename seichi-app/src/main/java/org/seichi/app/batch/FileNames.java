package org.seichi.app.batch;

import java.util.List;
import java.util.Locale;
import org.seichi.app.files.RecordFiles;

/** Classifies files by their names. */
final class FileNames {
    private static final List<String> ARCHIVES = List.of(".zip", ".tar", ".tar.gz", ".tgz", ".sgf.gz");

    private FileNames() {}

    /** Whether a file in a folder or archive is treated as a game record. */
    static boolean isRecord(String name) {
        return RecordFiles.isRecordName(name);
    }

    /** Whether a file is treated as an archive or a compressed record. */
    static boolean isArchive(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        return ARCHIVES.stream().anyMatch(small::endsWith);
    }
}
