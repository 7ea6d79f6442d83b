package org.seichi.app.batch;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.seichi.app.files.RecordFiles;

/** Feeds any bytes to the archive reader as standard input: its members are named and read, or reported as unreadable. */
public final class ArchiveFuzzing {
    private static final int MOST_BYTES = 1 << 20;

    private ArchiveFuzzing() {}

    /** Runs one input. */
    public static void fuzzerTestOneInput(byte[] data) throws InterruptedException {
        RecordFiles files = new RecordFiles(new ByteArrayInputStream(data), MOST_BYTES);
        new Sources(files).forEach(RecordFiles.STANDARD_INPUT, ArchiveFuzzing::read);
    }

    private static void read(Source source) {
        try {
            if (source.content().read().length > MOST_BYTES) {
                throw new IllegalStateException("more bytes than there may be");
            }
        } catch (IOException told) {
            if (told.getMessage() == null || told.getMessage().isEmpty()) {
                throw new IllegalStateException("unreadable without a word", told);
            }
        }
    }
}
