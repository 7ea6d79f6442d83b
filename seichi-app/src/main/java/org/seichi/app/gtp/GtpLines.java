package org.seichi.app.gtp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.seichi.app.files.FileText;

/** Reads the lines of a controller, with a limit on the memory for a line. */
public final class GtpLines {
    /** Longest line in characters, some twenty times that of a line naming every point of the largest board. */
    static final int LONGEST = 1 << 16;

    private final Reader input;
    private boolean begun;

    /** Reads UTF-8. */
    public GtpLines(InputStream input) {
        this.input = new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8));
    }

    /**
     * The next line without its line feed, the first without a byte order mark, truncated to {@link #LONGEST} plus one characters;
     * empty at the end of the input.
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
        boolean first = !begun;
        begun = true;
        return Optional.of(first ? FileText.withoutMark(line.toString()) : line.toString());
    }
}
