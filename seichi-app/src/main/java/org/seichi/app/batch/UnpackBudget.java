package org.seichi.app.batch;

import java.io.IOException;
import java.io.InputStream;

/**
 * Limit on the unpacked size of an archive, nested archives included: {@value #RATIO} bytes for each byte read of it, plus 64
 * MiB. Game records compress to a tenth of their size, seldom to less than a thirtieth; identical bytes compress to a
 * thousandth, and again in each enclosing archive.
 */
final class UnpackBudget {
    private static final long RATIO = 200;
    private static final long ALLOWANCE = 64L << 20;

    /** Charge for a member in bytes, in addition to its content, so that the number of empty members is limited too. */
    private static final int MEMBER = 1024;

    private static final int BLOCK = 8192;

    private final CountingStream raw;
    private long unpacked;

    UnpackBudget(CountingStream raw) {
        this.raw = raw;
    }

    /** Thrown if the archive unpacks to more than the limit. */
    static final class Exceeded extends IOException {
        private static final long serialVersionUID = 1;

        private Exceeded(long bytes) {
            super("the archive unpacks to far more than it holds; given up after " + (bytes >> 20) + " MiB");
        }
    }

    /** A stream that charges every byte read or skipped. */
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

    private final class Charged extends CountingStream {
        private Charged(InputStream content) {
            super(content);
        }

        @Override
        void add(int bytes) throws IOException {
            super.add(bytes);
            spend(bytes);
        }

        /** Skips by reading, so that the skipped bytes are charged. */
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

        /** Does nothing, because closing a member must not close the archive. */
        @Override
        public void close() {}
    }
}
