package org.seichi.app.batch;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.ArchiveException;
import org.apache.commons.compress.archivers.ArchiveInputStream;
import org.apache.commons.compress.archivers.ArchiveStreamFactory;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveInputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;
import org.seichi.app.files.RecordFiles;
import org.seichi.board.IntsByHash;

/**
 * Finds the records in archives, whose format is recognized by content: zip, tar, and gzip of these or of a record. Archives in
 * archives are opened too. A member of {@code a.zip} is named {@code a.zip!/member}; the second one of the same name ends in
 * {@code (2)}, so that names stay unique.
 *
 * <p>Archives are streamed and never loaded as a whole, so standard input may be one. The unpacked size is limited, see {@link
 * UnpackBudget}: beyond the limit the whole archive is abandoned, with one unreadable source as notice.
 */
final class Archives {
    private static final List<String> NAMES = List.of(".zip", ".tar", ".tar.gz", ".tgz", ".sgf.gz");
    private static final List<String> CLOSED = List.of(".7z", ".rar", ".xz", ".txz", ".bz2", ".tbz2", ".zst");

    /** Said of an archive that is not opened. */
    static final String UNOPENED = "an archive of this kind is not read; it has to be unpacked first";

    private static final int DEEPEST = 4;
    private static final int MAGIC = 512;

    private final long maxBytes;
    private long leftAside;

    Archives(long maxBytes) {
        this.maxBytes = maxBytes;
    }

    /** Whether a file is treated as an archive or a compressed record, judging by its name. */
    static boolean isArchive(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        return NAMES.stream().anyMatch(small::endsWith);
    }

    /** Whether a file is an archive of a kind that is not opened, or compressed in such a way, judging by its name. */
    static boolean isClosed(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        return CLOSED.stream().anyMatch(small::endsWith);
    }

    /** Number of members skipped because their names are not those of records or archives. */
    long leftAside() {
        return leftAside;
    }

    /**
     * Passes the records of an archive to the sink; content that is not an archive is passed as a record.
     *
     * @param name name of the archive
     * @param key name of the archive within the path that the user gave
     * @param content its bytes; the stream is not closed
     * @throws InterruptedException if the thread is interrupted while the sink is busy
     */
    void read(String name, String key, InputStream content, SourceSink sink) throws InterruptedException {
        CountingStream raw = new CountingStream(content);
        try {
            new Walk(raw, sink).enter(name, key, raw, 0);
        } catch (UnpackBudget.Exceeded bomb) {
            sink.take(Source.unreadable(name, key, bomb.getMessage()));
        }
    }

    /** One pass through an archive; keeps track of how many of its bytes have been attributed to sources. */
    private final class Walk {
        private final CountingStream raw;
        private final SourceSink sink;
        private final UnpackBudget budget;
        private long shared;

        private Walk(CountingStream raw, SourceSink sink) {
            this.raw = raw;
            this.sink = sink;
            budget = new UnpackBudget(raw);
        }

        /** Opens an archive or record; damage ends this archive, but not the one that contains it. */
        private void enter(String name, String key, InputStream content, int depth)
                throws InterruptedException, UnpackBudget.Exceeded {
            try {
                open(name, key, content, depth);
            } catch (UnpackBudget.Exceeded bomb) {
                throw bomb;
            } catch (NoClassDefFoundError needsAnotherLibrary) {
                sink.take(Source.unreadable(name, key, "the archive's compression is not known here"));
            } catch (IOException | RuntimeException damaged) {
                sink.take(Source.unreadable(name, key, "the archive is damaged or cut off"));
            }
        }

        private void open(String name, String key, InputStream content, int depth)
                throws IOException, InterruptedException {
            InputStream buffered = new BufferedInputStream(content);
            buffered.mark(MAGIC);
            byte[] start = buffered.readNBytes(MAGIC);
            buffered.reset();
            boolean gzip = GzipCompressorInputStream.matches(start, start.length);
            boolean zip = ZipArchiveInputStream.matches(start, start.length);
            if (!gzip && !zip && !isTar(buffered)) {
                record(name, key, buffered, OptionalLong.empty());
            } else if (depth == DEEPEST) {
                sink.take(Source.unreadable(name, key, "archives are opened " + DEEPEST + " deep, and no deeper"));
            } else if (gzip) {
                open(name, key, budget.charge(gunzip(buffered)), depth + 1);
            } else if (zip) {
                members(name, key, new ZipArchiveInputStream(buffered, "UTF-8", true, true), depth + 1);
            } else {
                members(name, key, new TarArchiveInputStream(buffered), depth + 1);
            }
        }

        private void members(String name, String key, ArchiveInputStream<?> archive, int depth)
                throws IOException, InterruptedException {
            IntsByHash names = new IntsByHash(0);
            InputStream content = budget.charge(archive);
            for (ArchiveEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
                budget.chargeMember();
                if (Members.isEncrypted(entry)) {
                    sink.take(Source.unreadable(name, key, "the archive needs a password"));
                    return;
                }
                String member = Members.name(entry);
                if (entry.isDirectory()) {
                    continue;
                }
                long hash = Shard.hash(member);
                int times = names.get(hash) + 1;
                names.put(hash, times);
                String path = "!/" + member + (times > 1 ? " (" + times + ")" : "");
                Optional<String> obstacle = Members.obstacle(entry);
                if (!Sources.isTaken(member)) {
                    leftAside++;
                } else if (obstacle.isPresent()) {
                    sink.take(Source.unreadable(name + path, key + path, obstacle.get()));
                } else if (isClosed(member)) {
                    sink.take(Source.unreadable(name + path, key + path, UNOPENED));
                } else if (!archive.canReadEntryData(entry)) {
                    sink.take(
                            Source.unreadable(name + path, key + path, "the archive's compression is not known here"));
                } else if (isArchive(member)) {
                    enter(name + path, key + path, content, depth);
                } else {
                    record(name + path, key + path, content, Members.checksum(entry));
                }
                if (entry.getSize() == ArchiveEntry.SIZE_UNKNOWN && archive.canReadEntryData(entry)) {
                    content.skip(Long.MAX_VALUE);
                }
            }
        }

        private void record(String name, String key, InputStream content, OptionalLong checksum)
                throws IOException, InterruptedException {
            byte[] bytes = content.readNBytes((int) Math.min(Integer.MAX_VALUE - 8, maxBytes + 1));
            long share = raw.count() - shared;
            shared = raw.count();
            if (bytes.length > maxBytes) {
                sink.take(Source.unreadable(name, key, RecordFiles.tooLarge(maxBytes)));
            } else if (checksum.isPresent() && checksum.getAsLong() != Members.checksum(bytes)) {
                sink.take(Source.unreadable(name, key, "this is damaged: its checksum in the archive is another"));
            } else {
                sink.take(new Source(name, key, bytes.length, share, () -> bytes));
            }
        }

        private static InputStream gunzip(InputStream content) throws IOException {
            return GzipCompressorInputStream.builder()
                    .setInputStream(content)
                    .setDecompressConcatenated(true)
                    .get();
        }

        private static boolean isTar(InputStream content) throws IOException {
            try {
                return ArchiveStreamFactory.detect(content).equals(ArchiveStreamFactory.TAR);
            } catch (ArchiveException other) {
                return false;
            }
        }
    }
}
