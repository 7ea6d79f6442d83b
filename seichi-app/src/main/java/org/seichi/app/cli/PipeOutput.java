package org.seichi.app.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/**
 * Standard output that ends the process once nobody reads it any more, as {@code head} does after some lines. Other programs end there
 * by a signal, which Java ignores.
 */
final class PipeOutput extends FilterOutputStream {
    /** What shells report of a program that this signal has ended: 128 and the number of SIGPIPE. */
    private static final int ENDED = 141;

    private final Runnable end;

    PipeOutput(OutputStream out) {
        this(out, () -> Runtime.getRuntime().halt(ENDED));
    }

    /** An output with what ends the process. */
    PipeOutput(OutputStream out, Runnable end) {
        super(out);
        this.end = end;
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException failure) {
            if (isBroken(failure)) {
                end.run();
            }
            throw failure;
        }
    }

    /** Java has no exception of its own for it; where the system says it in another language, it is a failure like others. */
    private static boolean isBroken(IOException failure) {
        return String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains("broken pipe");
    }
}
