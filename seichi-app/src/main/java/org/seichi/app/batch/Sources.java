package org.seichi.app.batch;

import java.io.BufferedInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.seichi.app.files.RecordFiles;
import org.seichi.board.IntsByHash;

/**
 * Finds the sources that paths stand for, always in the same order: a folder stands for the records and archives below it,
 * sorted by name; an archive for the records in it; a pattern for its matches; {@code -} for standard input, which may be a
 * record or an archive. What is given twice is taken once.
 *
 * <p>Memory holds the names in the folders on the current path, and a hash of the name of each file seen.
 */
public final class Sources {
    private final RecordFiles files;
    private final Archives archives;
    private final IntsByHash seen = new IntsByHash(0);
    private boolean standardInputRead;
    private long leftAside;

    /** With the reader of the files, which also gives the limit of their size. */
    public Sources(RecordFiles files) {
        this.files = files;
        this.archives = new Archives(files.maxBytes());
    }

    /** Number of files in folders and archives skipped because their names are not those of records, and of links to folders. */
    public long leftAside() {
        return leftAside + archives.leftAside();
    }

    /**
     * Passes the sources of a path to the sink.
     *
     * @throws InterruptedException if the thread is interrupted while the sink is busy
     */
    void forEach(String path, SourceSink sink) throws InterruptedException {
        if (path.equals(RecordFiles.STANDARD_INPUT)) {
            if (!standardInputRead) {
                standardInputRead = true;
                archives.read(path, path, new BufferedInputStream(files.standardInput()), sink);
            }
            return;
        }
        for (Path file : Globs.expand(path)) {
            if (Files.isDirectory(file)) {
                folder(file, file, sink);
            } else {
                file(file, slashed(file.getFileName()), size(file), sink);
            }
        }
    }

    private void folder(Path root, Path folder, SourceSink sink) throws InterruptedException {
        List<Path> children;
        try {
            children = children(folder);
        } catch (IOException unreadable) {
            sink.take(Source.unreadable(name(folder), key(root, folder), "the folder cannot be read"));
            return;
        }
        for (Path child : children) {
            FileType type = FileType.of(child);
            // Links to folders are skipped: one to a folder above would be followed for ever.
            if (type.isFolder()) {
                folder(root, child, sink);
            } else if (!isTaken(child.getFileName().toString()) || (!type.isFile() && Files.isDirectory(child))) {
                leftAside++;
            } else {
                inFolder(root, child, type, sink);
            }
        }
    }

    /** Passes a file that was found in a folder, or a link to one, to the sink. */
    private void inFolder(Path root, Path file, FileType type, SourceSink sink) throws InterruptedException {
        Optional<String> obstacle = type.isFile() ? Optional.empty() : obstacle(root, file);
        if (obstacle.isPresent()) {
            sink.take(Source.unreadable(name(file), key(root, file), obstacle.get()));
        } else {
            file(file, key(root, file), type.isFile() ? type.size() : size(file), sink);
        }
    }

    /** The name of a file or folder in rows. */
    private static String name(Path path) {
        return slashed(path.normalize());
    }

    /** The name of a file or folder within the path that the user gave. */
    private static String key(Path root, Path path) {
        return root.equals(path) ? slashed(path.getFileName()) : slashed(root.relativize(path));
    }

    /**
     * Why something in a folder that is no regular file is not read, if it is not: a pipe or a device may never end, and the user
     * did not name the target of a link that leads out of the folder.
     */
    private static Optional<String> obstacle(Path root, Path path) {
        if (!Files.isRegularFile(path)) {
            return Files.exists(path) ? Optional.of("this is no regular file") : Optional.empty();
        }
        try {
            Path target = path.toRealPath();
            return target.startsWith(root.toRealPath())
                    ? Optional.empty()
                    : Optional.of("this is a link out of the folder, to " + target);
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private void file(Path path, String key, long size, SourceSink sink) throws InterruptedException {
        String name = name(path);
        if (seen.get(Shard.hash(name)) != 0) {
            return;
        }
        seen.put(Shard.hash(name), 1);
        if (Archives.isClosed(name)) {
            sink.take(Source.unreadable(name, key, Archives.UNOPENED));
            return;
        }
        if (!Archives.isArchive(name)) {
            sink.take(new Source(name, key, size, size, () -> files.read(path)));
            return;
        }
        try (InputStream content = new BufferedInputStream(Files.newInputStream(path))) {
            archives.read(name, key, content, sink);
        } catch (IOException unreadable) {
            sink.take(Source.unreadable(name, key, "the file cannot be read"));
        }
    }

    /**
     * Passes the records in a file to the sink: those in an archive, or the file itself.
     *
     * @param name name of the file
     * @param content its bytes; the stream is not closed
     * @param maxBytes limit on the size of a record in bytes
     * @param sink receives the sources
     */
    public static void inside(String name, InputStream content, long maxBytes, Consumer<Source> sink) {
        if (Archives.isClosed(name)) {
            sink.accept(Source.unreadable(name, name, Archives.UNOPENED));
            return;
        }
        try {
            new Archives(maxBytes).read(name, name, content, sink::accept);
        } catch (InterruptedException never) {
            // The sink does not block.
            throw new IllegalStateException(never);
        }
    }

    /** Whether a path is standard input or stands for at least one existing file or folder. */
    public static boolean exists(String path) {
        return path.equals(RecordFiles.STANDARD_INPUT)
                || (!path.isEmpty() && Globs.expand(path).stream().anyMatch(Files::exists));
    }

    /** The length of all input in bytes; 0 if it includes standard input. */
    public static long size(List<String> paths) {
        long sum = 0;
        for (String path : paths) {
            if (path.equals(RecordFiles.STANDARD_INPUT)) {
                return 0;
            }
            for (Path file : Globs.expand(path)) {
                sum += Files.isDirectory(file) ? sizeBelow(file) : size(file);
            }
        }
        return sum;
    }

    private static long sizeBelow(Path folder) {
        long sum = 0;
        try (DirectoryStream<Path> children = Files.newDirectoryStream(folder)) {
            for (Path child : children) {
                FileType type = FileType.of(child);
                if (type.isFolder()) {
                    sum += sizeBelow(child);
                } else if (isTaken(child.getFileName().toString())) {
                    sum += type.isFile() ? type.size() : size(child);
                }
            }
        } catch (IOException | DirectoryIteratorException unreadable) {
            // Reported when the folder is read.
        }
        return sum;
    }

    /** Whether a file in a folder is read, or is an archive that has to be unpacked first, judging by its name. */
    public static boolean isTaken(String name) {
        boolean archive = Archives.isArchive(name) || Archives.isClosed(name);
        return RecordFiles.isRecordName(name) || (archive && !RecordFiles.isBeside(name));
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException unreadable) {
            return 0;
        }
    }

    private static List<Path> children(Path folder) throws IOException {
        List<Path> children = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
            stream.forEach(children::add);
        } catch (DirectoryIteratorException unreadable) {
            throw unreadable.getCause();
        }
        Collections.sort(children);
        return children;
    }

    private static String slashed(Path path) {
        return path.toString().replace(File.separatorChar, '/');
    }
}
