package org.seichi.app.batch;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * How much an archive may unpack to, archives in it included: {@value #RATIO} bytes for each byte of it that has been read,
 * and 64 MiB more. Records of games are packed to a tenth, seldom to less than a thirtieth; bytes that are all
 * alike to a thousandth, and again in every archive around them.
 */
final class UnpackBudget {
    private static final long RATIO = 200;
    private static final long ALLOWANCE = 64L << 20;

    /** What a member costs beside its bytes, so that members without any have a bound too. */
    private static final int MEMBER = 1024;

    private static final int BLOCK = 8192;

    private final CountingStream raw;
    private long unpacked;

    UnpackBudget(CountingStream raw) {
        this.raw = raw;
    }

    /** The archive unpacks to more than it may. */
    static final class Exceeded extends IOException {
        private static final long serialVersionUID = 1;

        private Exceeded(long bytes) {
            super("the archive unpacks to far more than it holds; given up after " + (bytes >> 20) + " MiB");
        }
    }

    /** The stream with every byte that is read from it, or passed over, charged. */
    InputStream charge(InputStream content) {
        return new Charged(content);
    }

    /** Charges a member of an archive. */
    void chargeMember() throws Exceeded {
        spend(MEMBER);
    }

    private void spend(long bytes) throws Exceeded {
        unpacked += bytes;
        if (unpacked > ALLOWANCE + RATIO * raw.count()) {
            throw new Exceeded(unpacked);
        }
    }

    private final class Charged extends FilterInputStream {
        private Charged(InputStream content) {
            super(content);
        }

        @Override
        public int read() throws IOException {
            int next = in.read();
            spend(next < 0 ? 0 : 1);
            return next;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            int read = in.read(buffer, offset, length);
            spend(Math.max(0, read));
            return read;
        }

        /** Reads what it passes over, because that is what passing over costs. */
        @Override
        public long skip(long bytes) throws IOException {
            byte[] block = new byte[BLOCK];
            long skipped = 0;
            int read = 0;
            while (skipped < bytes && read >= 0) {
                read = read(block, 0, (int) Math.min(block.length, bytes - skipped));
                skipped += Math.max(0, read);
            }
            return skipped;
        }

        /** A member ends; the archive goes on. */
        @Override
        public void close() {}

        @Override
        public boolean markSupported() {
            return false;
        }
    }
}
