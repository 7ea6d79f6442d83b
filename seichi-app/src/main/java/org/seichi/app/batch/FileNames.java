package org.seichi.app.batch;

import java.util.List;
import java.util.Locale;
import org.seichi.app.files.RecordFiles;

/** What the name of a file says of its content. */
final class FileNames {
    private static final List<String> ARCHIVES = List.of(".zip", ".tar", ".tar.gz", ".tgz", ".sgf.gz");

    private FileNames() {}

    /** Whether a file is taken for a game record if it is found in a folder or an archive. */
    static boolean isRecord(String name) {
        return RecordFiles.isRecordName(name);
    }

    /** Whether a file is taken for an archive or a compressed record. */
    static boolean isArchive(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        return ARCHIVES.stream().anyMatch(small::endsWith);
    }
}
