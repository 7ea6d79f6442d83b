package org.seichi.app.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * What a path is itself, not what it links to, asked of the system once.
 *
 * @param isFolder whether it is a folder
 * @param isFile whether it is a regular file
 * @param size its length in bytes; 0 if it is no file, or nothing is known of it
 */
record FileType(boolean isFolder, boolean isFile, long size) {
    static FileType of(Path path) {
        try {
            BasicFileAttributes found =
                    Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            return new FileType(found.isDirectory(), found.isRegularFile(), found.isRegularFile() ? found.size() : 0);
        } catch (IOException unknown) {
            return new FileType(false, false, 0);
        }
    }
}
