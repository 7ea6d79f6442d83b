package org.seichi.app.batch;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.seichi.app.files.RecordFiles;
import org.seichi.search.IntsByHash;

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
            walk(file, file, sink);
        }
    }

    private void walk(Path root, Path path, SourceSink sink) throws InterruptedException {
        String name = slashed(path.normalize());
        String key = root.equals(path) ? slashed(path.getFileName()) : slashed(root.relativize(path));
        if (Files.isDirectory(path)) {
            folder(root, path, name, key, sink);
        } else if (!root.equals(path) && obstacle(root, path).isPresent()) {
            sink.take(Source.unreadable(name, key, obstacle(root, path).get()));
        } else if (seen.get(Shard.hash(name)) == 0) {
            seen.put(Shard.hash(name), 1);
            file(path, name, key, sink);
        }
    }

    private void folder(Path root, Path folder, String name, String key, SourceSink sink) throws InterruptedException {
        List<Path> children;
        try {
            children = children(folder);
        } catch (IOException unreadable) {
            sink.take(Source.unreadable(name, key, "the folder cannot be read"));
            return;
        }
        for (Path child : children) {
            String childName = child.getFileName().toString();
            // Links to folders are skipped: one to a folder above would be followed for ever.
            if (Files.isDirectory(child, LinkOption.NOFOLLOW_LINKS)
                    || (!Files.isDirectory(child) && isTaken(childName))) {
                walk(root, child, sink);
            } else {
                leftAside++;
            }
        }
    }

    /**
     * Why a file in a folder is not read, if it is not: a pipe or a device may never end, and the user did not name the target
     * of a link that leads out of the folder.
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

    private void file(Path path, String name, String key, SourceSink sink) throws InterruptedException {
        if (!Archives.isArchive(name)) {
            long size = size(path);
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
                sum += sizeBelow(file);
            }
        }
        return sum;
    }

    private static long sizeBelow(Path path) {
        if (!Files.isDirectory(path)) {
            return size(path);
        }
        long sum = 0;
        try (DirectoryStream<Path> children = Files.newDirectoryStream(path)) {
            for (Path child : children) {
                boolean folder = Files.isDirectory(child, LinkOption.NOFOLLOW_LINKS);
                sum += folder || isTaken(child.getFileName().toString()) ? sizeBelow(child) : 0;
            }
        } catch (IOException | DirectoryIteratorException unreadable) {
            // Reported when the folder is read.
        }
        return sum;
    }

    /** Whether a file in a folder is read, judging by its name. */
    public static boolean isTaken(String name) {
        return RecordFiles.isRecordName(name) || (Archives.isArchive(name) && !RecordFiles.isBeside(name));
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
        return path.toString().replace('\\', '/');
    }
}
