package org.seichi.app.batch;

import java.util.List;
import java.util.Locale;

/** What the name of a file says of its content. */
final class FileNames {
    private static final List<String> RECORDS = List.of(".sgf");
    private static final List<String> ARCHIVES = List.of(".zip", ".tar", ".tar.gz", ".tgz", ".sgf.gz");

    private FileNames() {}

    /** Whether a file is taken for a game record if it is found in a folder or an archive. */
    static boolean isRecord(String name) {
        return endsWith(name, RECORDS);
    }

    /** Whether a file is taken for an archive or a compressed record. */
    static boolean isArchive(String name) {
        return endsWith(name, ARCHIVES);
    }

    private static boolean endsWith(String name, List<String> endings) {
        String small = name.toLowerCase(Locale.ROOT);
        return endings.stream().anyMatch(small::endsWith);
    }
}
