package org.seichi.app.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads texts that are no game records, such as tables and suites of tests. */
public final class FileText {
    private FileText() {}

    /** A text without the byte order mark that editors on Windows put before it. */
    public static String withoutMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    /**
     * The text of a file in UTF-8, without a byte order mark.
     *
     * @param path the file
     * @param wanted what it should be, with its article, such as "a table"
     * @throws IOException with a message for the user, without the name of the file, if it cannot be read
     */
    public static String read(Path path, String wanted) throws IOException {
        try {
            return withoutMark(Files.readString(path));
        } catch (IOException cause) {
            throw Unread.explained(path, wanted, cause);
        }
    }
}
