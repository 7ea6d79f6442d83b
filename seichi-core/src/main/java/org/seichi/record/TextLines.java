package org.seichi.record;

import java.util.ArrayList;
import java.util.List;

/** Splits a text into lines, without line ends and surrounding white space. */
final class TextLines {
    private TextLines() {}

    /** All lines, including empty ones; a line ends with a carriage return, a line feed, or both in this order. */
    static List<Span> of(String text) {
        List<Span> lines = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int end = start;
            while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
                end++;
            }
            lines.add(Scan.trimmed(text, start, end));
            boolean both = text.startsWith("\r\n", end);
            start = end + (both ? 2 : 1);
        }
        return lines;
    }
}
