package org.seichi.app.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.seichi.app.files.RecordFiles;

/**
 * The files of a suite.
 *
 * @param name name of the folder or list
 * @param root the folder that the names of games are relative to
 * @param files the files, as they can be opened
 */
public record Suite(String name, Path root, List<String> files) {
    private static final String COMMENT = "#";

    /**
     * The suite in a folder, or the one that a list names: a file with the path of a game on each line, relative to the
     * list's own folder. In a list, empty lines and lines that begin with {@value #COMMENT} say nothing.
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

    /** The suite with no more than a number of files. */
    public Suite limit(int most) {
        return new Suite(name, root, files.subList(0, Math.min(most, files.size())));
    }

    /** The name of a game in a file with a name: games after the first carry their number. */
    public static String nameOf(String file, int number) {
        return file + (number == 1 ? "" : "#" + number);
    }

    /** The name of a file within the suite, with slashes. */
    public String nameOf(String file) {
        Path path = Path.of(file);
        Path relative = path.startsWith(root) ? root.relativize(path) : path;
        return relative.toString().replace('\\', '/');
    }
}
