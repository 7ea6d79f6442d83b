package org.seichi.app.files;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** What a user is told about a file that cannot be read: the same wherever one is read. */
public final class Unread {
    private Unread() {}

    /**
     * The failure with a message for the user, without the name of the file.
     *
     * @param path the file
     * @param wanted what it should have been, with its article, such as "a game record"
     * @param cause what opening or reading it has thrown
     */
    public static IOException explained(Path path, String wanted, IOException cause) {
        if (cause instanceof NoSuchFileException) {
            return new IOException("no such file", cause);
        }
        if (Files.isDirectory(path)) {
            return new IOException("this is a folder, not " + wanted, cause);
        }
        if (cause instanceof CharacterCodingException) {
            return new IOException("the file is no text in UTF-8", cause);
        }
        return cause instanceof FileSystemException ? new IOException("the file cannot be read", cause) : cause;
    }
}
