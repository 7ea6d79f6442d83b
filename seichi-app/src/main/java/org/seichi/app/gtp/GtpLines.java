package org.seichi.app.gtp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The lines of a controller, of which none takes more memory than it may. */
public final class GtpLines {
    /** Characters of the longest line: one that names every point of the largest board has a twentieth of it. */
    static final int LONGEST = 1 << 16;

    private final Reader input;

    /** Reads lines of UTF-8. */
    public GtpLines(InputStream input) {
        this.input = new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8));
    }

    /**
     * The next line without its end; of one that is longer than {@link #LONGEST} only one character more than that. None at
     * the end of the input.
     */
    public Optional<String> next() throws IOException {
        StringBuilder line = new StringBuilder();
        int next = input.read();
        if (next < 0) {
            return Optional.empty();
        }
        for (; next >= 0 && next != '\n'; next = input.read()) {
            if (line.length() <= LONGEST) {
                line.append((char) next);
            }
        }
        return Optional.of(line.toString());
    }
}
