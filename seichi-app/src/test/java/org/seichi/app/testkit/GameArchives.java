package org.seichi.app.testkit;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.ArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;
import org.seichi.board.Board;
import org.seichi.game.Game;
import org.seichi.game.Header;
import org.seichi.game.Step;
import org.seichi.record.SgfWriter;
import org.seichi.testkit.RandomGame;
import org.seichi.testkit.RandomPositions;

/** Writes archives of random games for tests. The same numbers give the same games. */
public final class GameArchives {
    private GameArchives() {}

    /** A record of a random game, played to its end on a small board. */
    public static String record(int number) {
        RandomGame game = RandomPositions.finished(Board.square(5 + number % 5), number);
        Map<String, String> header = Map.of(
                "PB",
                "Kuro " + number,
                "PW",
                "Shiro, \"the " + number + "th\"",
                "RU",
                "Japanese",
                "KM",
                "6.5",
                "RE",
                (number % 2 == 0 ? "B+" : "W+") + number % 20 + ".5");
        List<Step> steps = List.copyOf(game.moves());
        Board board = Board.square(5 + number % 5);
        return SgfWriter.write(new Game(board, new Header(header), steps, false, Optional.empty(), List.of()));
    }

    /** The concatenated records of a range of numbers. */
    public static String records(int from, int to) {
        StringBuilder records = new StringBuilder();
        IntStream.range(from, to)
                .forEach(number -> records.append(record(number)).append('\n'));
        return records.toString();
    }

    /** Writes a file and returns its path. */
    public static Path write(Path file, String content) {
        try {
            Files.createDirectories(file.getParent());
            return Files.writeString(file, content);
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    /** Writes a zip archive of the given files by name. */
    public static Path zip(Path file, Map<String, byte[]> files) {
        try (ZipArchiveOutputStream archive = new ZipArchiveOutputStream(file.toFile())) {
            for (Map.Entry<String, byte[]> entry : files.entrySet()) {
                add(archive, new ZipArchiveEntry(entry.getKey()), entry.getValue());
            }
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
        return file;
    }

    /** Writes a compressed tar archive of the given files by name. */
    public static Path tarGz(Path file, Map<String, byte[]> files) {
        try (OutputStream bytes = Files.newOutputStream(file);
                TarArchiveOutputStream archive = new TarArchiveOutputStream(new GzipCompressorOutputStream(bytes))) {
            archive.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
            for (Map.Entry<String, byte[]> entry : files.entrySet()) {
                addTo(archive, entry.getKey(), entry.getValue());
            }
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
        return file;
    }

    /** Writes a compressed tar archive in which two members have the same name. */
    public static Path tarTwice(Path file, String name, String first, String second) {
        try (OutputStream bytes = Files.newOutputStream(file);
                TarArchiveOutputStream archive = new TarArchiveOutputStream(new GzipCompressorOutputStream(bytes))) {
            addTo(archive, name, bytes(first));
            addTo(archive, name, bytes(second));
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
        return file;
    }

    /** Writes a compressed tar archive of a file, links to it, a link that is no record by its name, and a pipe. */
    public static Path tarOfLinks(Path file, String name, String content) {
        try (OutputStream bytes = Files.newOutputStream(file);
                TarArchiveOutputStream archive = new TarArchiveOutputStream(new GzipCompressorOutputStream(bytes))) {
            addTo(archive, name, bytes(content));
            add(archive, linkTo(name, "symbolic.sgf", TarConstants.LF_SYMLINK), new byte[0]);
            add(archive, linkTo(name, "hard.sgf", TarConstants.LF_LINK), new byte[0]);
            add(archive, linkTo(name, "other.txt", TarConstants.LF_SYMLINK), new byte[0]);
            add(archive, new TarArchiveEntry("pipe.sgf", TarConstants.LF_FIFO), new byte[0]);
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
        return file;
    }

    private static TarArchiveEntry linkTo(String target, String name, byte kind) {
        TarArchiveEntry link = new TarArchiveEntry(name, kind);
        link.setLinkName(target);
        return link;
    }

    private static void addTo(TarArchiveOutputStream archive, String name, byte[] content) throws IOException {
        TarArchiveEntry header = new TarArchiveEntry(name);
        header.setSize(content.length);
        add(archive, header, content);
    }

    private static <E extends ArchiveEntry> void add(ArchiveOutputStream<E> archive, E entry, byte[] content)
            throws IOException {
        archive.putArchiveEntry(entry);
        archive.write(content);
        archive.closeArchiveEntry();
    }

    /** The bytes of a record. */
    public static byte[] bytes(String record) {
        return record.getBytes(StandardCharsets.UTF_8);
    }
}
