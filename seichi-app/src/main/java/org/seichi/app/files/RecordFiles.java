package org.seichi.app.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.seichi.analysis.GameFile;
import org.seichi.record.RecordException;

/**
 * Finds and reads the files that a user names.
 *
 * @param standardInput the stream for the name {@value #STANDARD_INPUT}
 * @param maxBytes limit on the size of a file in bytes; larger files are refused
 */
public record RecordFiles(InputStream standardInput, long maxBytes) {
    /** The name that stands for standard input. */
    public static final String STANDARD_INPUT = "-";

    private static final List<String> RECORDS = List.of(".sgf", ".gib", ".ngf", ".ugf", ".ugi");

    /** Default limit on the size of a file in bytes. */
    public static final long DEFAULT_MAX_BYTES = 64L << 20;

    /**
     * The files that a name stands for: a folder stands for all game records below it, sorted by path; any other name stands for
     * itself, whether the file exists or not.
     *
     * @throws IOException if a folder cannot be read
     */
    public static List<String> expand(String name) throws IOException {
        if (name.isEmpty()) {
            throw new IOException("the name of a file is empty"); // To the system it is the current folder.
        }
        boolean folder = !name.equals(STANDARD_INPUT) && Files.isDirectory(FilePaths.of(name));
        return folder ? recordsBelow(FilePaths.of(name)) : List.of(name);
    }

    private static List<String> recordsBelow(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> isRecordName(file.toString()))
                    .filter(Files::isRegularFile)
                    .map(Path::toString)
                    .sorted()
                    .toList();
        } catch (UncheckedIOException unreadable) {
            throw new IOException("the folder cannot be read", unreadable);
        }
    }

    /**
     * Reads a file and parses it into its games.
     *
     * @throws IOException with a message for the user, if the file cannot be read or is too large
     * @throws RecordException if it holds no game
     */
    public GameFile load(String name) throws IOException, RecordException {
        return GameFile.parse(name, read(name), SystemWatch.RUNNING);
    }

    /**
     * The content of a file.
     *
     * @throws IOException with a message for the user, if the file cannot be read or is too large
     */
    public byte[] read(String name) throws IOException {
        return name.equals(STANDARD_INPUT) ? read(standardInput) : read(FilePaths.of(name));
    }

    /**
     * The content of a file.
     *
     * @throws IOException with a message for the user, if the file cannot be read or is too large
     */
    public byte[] read(Path path) throws IOException {
        try (InputStream content = Files.newInputStream(path)) {
            return read(content);
        } catch (IOException cause) {
            throw Unread.explained(path, "a game record", cause);
        }
    }

    private byte[] read(InputStream content) throws IOException {
        int limit = (int) Math.min(Integer.MAX_VALUE - 8, maxBytes + 1);
        byte[] bytes = content.readNBytes(limit);
        if (bytes.length > maxBytes) {
            throw new IOException(tooLarge(maxBytes));
        }
        return bytes;
    }

    /** Whether a name is that of a game record: {@code .sgf}, {@code .gib}, {@code .ngf}, {@code .ugf} or {@code .ugi}. */
    public static boolean isRecordName(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        return RECORDS.stream().anyMatch(small::endsWith) && !isBeside(name);
    }

    /**
     * Whether a name, with slashes between folders, is that of a companion: macOS keeps what its file system knows of {@code a.sgf} as
     * {@code ._a.sgf} where other systems have no place for it, in archives and on their disks.
     */
    public static boolean isBeside(String name) {
        return name.startsWith("._", Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    }

    /** The error message for content above a limit in bytes. */
    public static String tooLarge(long maxBytes) {
        return "larger than " + (maxBytes >> 20) + " MB; --large-files reads it all the same";
    }
}
