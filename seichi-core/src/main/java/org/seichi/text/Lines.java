package org.seichi.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** The lines of a text, and the cells of a line. */
public final class Lines {
    private static final int PART = 8192;

    private Lines() {}

    /** The lines of a text without what ends them. {@link String#lines} does the same, but not where Java is compiled to WebAssembly. */
    public static List<String> of(String text) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int end = start;
            while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
                end++;
            }
            lines.add(text.substring(start, end));
            start = end + (text.startsWith("\r\n", end) ? 2 : 1);
        }
        return lines;
    }

    /**
     * The lines of a resource beside a class, which is written in ASCII.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static List<String> ofResource(Class<?> home, String resource) {
        try (InputStream stream = home.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalArgumentException(resource + ": there is no such table");
            }
            StringBuilder text = new StringBuilder();
            byte[] part = new byte[PART];
            for (int read = stream.read(part); read >= 0; read = stream.read(part)) {
                text.append(Texts.ofBytes(part, 0, read));
            }
            return of(text.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(resource + ": cannot be read", e);
        }
    }

    /** Whether a line of a table says something: it is neither blank nor a comment, which begins with {@code #}. */
    public static boolean isRow(String line) {
        return !Texts.isBlank(line) && line.charAt(0) != '#';
    }

    /** What stands between separators, before the first and behind the last one; empty texts too. */
    public static List<String> cells(String line, char separator) {
        List<String> cells = new ArrayList<>();
        int start = 0;
        for (int end = line.indexOf(separator); end >= 0; end = line.indexOf(separator, start)) {
            cells.add(line.substring(start, end));
            start = end + 1;
        }
        cells.add(line.substring(start));
        return cells;
    }

    /** The words of a line, between which stands at least one of the separators; none is empty. */
    public static List<String> words(String line, String separators) {
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int end = 0; end <= line.length(); end++) {
            if (end == line.length() || separators.indexOf(line.charAt(end)) >= 0) {
                if (end > start) {
                    words.add(line.substring(start, end));
                }
                start = end + 1;
            }
        }
        return words;
    }
}
