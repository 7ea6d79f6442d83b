package org.seichi.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Splits texts into lines, and lines into cells or words. */
public final class Lines {
    private static final int PART = 8192;

    private Lines() {}

    /** The lines of a text, as by {@link String#lines}, which does not work where Java is compiled to WebAssembly. */
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
     * The lines of an ASCII resource in the package of a class.
     *
     * @throws IllegalArgumentException if there is no such resource
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

    /** Whether a line of a table is a row: neither blank nor a comment, which begins with {@code #}. */
    public static boolean isRow(String line) {
        return !Texts.isBlank(line) && line.charAt(0) != '#';
    }

    /** The numbers of a table by name: a name and a number on each row, tab-separated. */
    public static Map<String, Double> numbers(List<String> lines) {
        // Not wrapped: in WebAssembly an unmodifiable map compares all keys to find one.
        Map<String, Double> numbers = new HashMap<>();
        for (String line : lines) {
            if (isRow(line)) {
                List<String> cells = cells(line, '\t');
                numbers.put(cells.get(0), Decimals.parse(cells.get(1)));
            }
        }
        return numbers;
    }

    /** The parts of a line between separators, including empty ones. */
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

    /** The non-empty parts of a line between runs of separator characters. */
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
