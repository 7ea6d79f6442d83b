package org.seichi.app.batch;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Counts the bytes read from a stream. */
final class CountingStream extends FilterInputStream {
    private long count;

    CountingStream(InputStream content) {
        super(content);
    }

    /** Number of bytes read so far. */
    long count() {
        return count;
    }

    @Override
    public int read() throws IOException {
        int next = in.read();
        count += next < 0 ? 0 : 1;
        return next;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int read = in.read(buffer, offset, length);
        count += Math.max(0, read);
        return read;
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
