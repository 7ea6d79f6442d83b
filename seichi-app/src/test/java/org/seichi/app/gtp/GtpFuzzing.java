package org.seichi.app.gtp;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Feeds any text to a GTP session: every line gets an answer in the form of the protocol, and none is an internal error. */
public final class GtpFuzzing {
    private static final int MOST_LINES = 12;
    /** Commands that would take a fuzzer too long or open files. */
    private static final Pattern LEFT_OUT =
            Pattern.compile("(?s).*(genmove|analyze|suggest|evaluat|review|loadsgf|lead|prove|solve|owl|/).*");

    private GtpFuzzing() {}

    /** Runs one input. */
    public static void fuzzerTestOneInput(byte[] data) {
        GtpEngine engine = GtpEngines.standing();
        engine.answer("boardsize 7");
        String[] lines = new String(data, StandardCharsets.ISO_8859_1).split("\n", MOST_LINES + 1);
        for (int i = 0; i < Math.min(lines.length, MOST_LINES) && !engine.hasEnded(); i++) {
            if (!LEFT_OUT.matcher(lines[i]).matches()) {
                check(engine.answer(lines[i]));
            }
        }
    }

    private static void check(String answer) {
        boolean formed = answer.isEmpty()
                || ((answer.startsWith("=") || answer.startsWith("?"))
                        && answer.endsWith("\n\n")
                        && answer.indexOf("\n\n") == answer.length() - 2);
        if (!formed || answer.contains("internal error")) {
            throw new IllegalStateException(answer);
        }
    }
}
