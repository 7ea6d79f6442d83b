package org.seichi.app.cli;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Set;

/**
 * The standard streams of the process, with what may be written to them. Nothing else in the program accesses standard input
 * or output.
 *
 * @param in standard input
 * @param out standard output, for results
 * @param err standard error, for everything else
 * @param dress what may be written besides plain text
 */
public record Streams(InputStream in, PrintStream out, PrintStream err, Set<Dress> dress) {
    /**
     * System property in which the start script lists the streams that are terminals: {@code "out err"}. Java cannot tell for
     * each stream; without the property they count as files.
     */
    static final String TERMINALS = "seichi.terminals";

    private static final int BUFFER = 1 << 16;

    /** What may be written besides plain text. */
    public enum Dress {
        /** Standard output may be in color. */
        COLOR,
        /** Standard error may show a progress bar. */
        PROGRESS
    }

    /** The streams of this process. Text is written as UTF-8, whatever the locale. */
    public static Streams ofProcess() {
        return new Streams(
                new BufferedInputStream(new FileInputStream(FileDescriptor.in)),
                utf8(new PipeOutput(new FileOutputStream(FileDescriptor.out))),
                utf8(new FileOutputStream(FileDescriptor.err)),
                dress(System.getProperty(TERMINALS, "")));
    }

    private static Set<Dress> dress(String terminals) {
        Set<Dress> dress = EnumSet.noneOf(Dress.class);
        boolean plain = System.getenv().getOrDefault("TERM", "").equals("dumb");
        // https://no-color.org: any value except the empty one.
        if (terminals.contains("out")
                && !plain
                && System.getenv().getOrDefault("NO_COLOR", "").isEmpty()) {
            dress.add(Dress.COLOR);
        }
        if (terminals.contains("err") && !plain) {
            dress.add(Dress.PROGRESS);
        }
        return dress;
    }

    private static PrintStream utf8(OutputStream stream) {
        return new PrintStream(new BufferedOutputStream(stream, BUFFER), false, StandardCharsets.UTF_8);
    }
}
