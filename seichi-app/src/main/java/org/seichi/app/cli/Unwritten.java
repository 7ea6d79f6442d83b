package org.seichi.app.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** What a user is told about a file or folder that cannot be written: the same wherever one is written. */
final class Unwritten {
    private Unwritten() {}

    /**
     * The failure, with the reason of the operating system if it has given one.
     *
     * @param path the file or folder as the user named it
     * @param cause what writing it has thrown
     */
    static UsageException explained(Path path, IOException cause) {
        String reason = reason(cause);
        return new UsageException(path + ": cannot be written" + (reason == null ? "" : ": " + reason));
    }

    /** The reason in words; null if there is none. Some exceptions of Java have nothing but the name of the file for a message. */
    private static String reason(IOException cause) {
        if (cause instanceof NoSuchFileException) {
            return "there is no such folder";
        }
        if (cause instanceof AccessDeniedException) {
            return "access is denied";
        }
        return cause instanceof FileSystemException file ? file.getReason() : cause.getMessage();
    }
}
