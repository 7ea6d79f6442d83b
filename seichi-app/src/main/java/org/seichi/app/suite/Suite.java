package org.seichi.app.suite;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.seichi.app.files.RecordFiles;

/**
 * A suite: a list of files with games whose results are known.
 *
 * @param name name of the folder, record or list
 * @param root the folder to which the names of games are relative
 * @param files paths of the files, as they can be opened
 */
public record Suite(String name, Path root, List<String> files) {
    private static final String COMMENT = "#";

    /**
     * Opens the suite in a folder, that of a single record, or that of a list: a text file with the path of a game file on each line, relative to the
     * list's own folder. In a list, empty lines and lines that begin with {@value #COMMENT} are ignored.
     *
     * @throws IOException if the folder or list cannot be read
     */
    public static Suite open(Path path) throws IOException {
        Path absolute = path.toAbsolutePath().normalize();
        String name = String.valueOf(absolute.getFileName());
        if (Files.isDirectory(path)) {
            return new Suite(name, path, RecordFiles.expand(path.toString()));
        }
        Path folder = absolute.getParent();
        if (RecordFiles.isRecordName(name) && Files.isReadable(path)) {
            return new Suite(name, folder, List.of(absolute.toString()));
        }
        try {
            List<String> files = Files.readAllLines(path).stream()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith(COMMENT))
                    .map(line -> folder.resolve(line).toString())
                    .toList();
            return new Suite(name, folder, files);
        } catch (InvalidPathException noList) {
            throw new IOException("a line is not the path of a file", noList);
        }
    }

    /** The suite with at most the first {@code most} files. */
    public Suite limit(int most) {
        return new Suite(name, root, files.subList(0, Math.min(most, files.size())));
    }

    /** The name of a game in a file: that of the file, followed from the second game on by {@code #} and the number. */
    public static String nameOf(String file, int number) {
        return file + (number == 1 ? "" : "#" + number);
    }

    /** The name of a file within the suite, with slashes. */
    public String nameOf(String file) {
        String before = root + File.separator;
        return (file.startsWith(before) ? file.substring(before.length()) : file).replace(File.separatorChar, '/');
    }
}
