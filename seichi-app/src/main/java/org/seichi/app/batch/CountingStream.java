package org.seichi.app.batch;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Counts the bytes read from a stream. */
class CountingStream extends FilterInputStream {
    private long count;

    CountingStream(InputStream content) {
        super(content);
    }

    /** Number of bytes read so far. */
    final long count() {
        return count;
    }

    /** Called with the number of bytes that were read. */
    void add(int bytes) throws IOException {
        count += bytes;
    }

    @Override
    public final int read() throws IOException {
        int next = in.read();
        add(next < 0 ? 0 : 1);
        return next;
    }

    @Override
    public final int read(byte[] buffer, int offset, int length) throws IOException {
        int read = in.read(buffer, offset, length);
        add(Math.max(0, read));
        return read;
    }

    @Override
    public final boolean markSupported() {
        return false;
    }
}
