package org.seichi.app.files;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Paths of the files that users name. Where a name has bytes without characters in the character set of the system, Java shows
 * U+FFFD in their place and does not find the file by what it shows: then it is looked for in its folder.
 */
public final class FilePaths {
    private static final char UNREADABLE = '\uFFFD';

    private FilePaths() {}

    /**
     * The path of a name; the file need not exist.
     *
     * @throws IOException with a message for the user, if this is no name, or one with unreadable bytes that is shown for no file
     *     or for several
     */
    public static Path of(String name) throws IOException {
        try {
            return name.indexOf(UNREADABLE) < 0 ? Path.of(name) : shownAs(name);
        } catch (InvalidPathException invalid) {
            throw new IOException("not the name of a file", invalid);
        }
    }

    /** The last part of a name, without its folders. */
    public static String last(String name) {
        return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf(File.separatorChar)) + 1);
    }

    private static Path shownAs(String name) throws IOException {
        String last = last(name);
        String before = name.substring(0, name.length() - last.length());
        Path folder = of(before.length() > 1 ? before.substring(0, before.length() - 1) : before);
        if (last.indexOf(UNREADABLE) < 0) {
            return folder.resolve(last);
        }
        List<Path> shown = new ArrayList<>();
        try (DirectoryStream<Path> children = Files.newDirectoryStream(folder)) {
            for (Path child : children) {
                if (child.getFileName().toString().equals(last)) {
                    shown.add(child);
                }
            }
        } catch (DirectoryIteratorException unreadable) {
            throw unreadable.getCause();
        }
        if (shown.size() > 1) {
            throw new IOException("several files have this name in the character set of the system: "
                    + "choose a locale that knows their characters, or give the file on standard input");
        }
        return shown.stream().findFirst().orElseThrow(() -> new IOException("no such file"));
    }
}
