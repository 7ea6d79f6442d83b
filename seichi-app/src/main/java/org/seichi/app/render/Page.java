package org.seichi.app.render;

import java.util.Locale;
import org.seichi.text.VisibleText;

/** Builds a text line by line, with or without colors. Control characters other than the program's own colors are made visible. */
public final class Page {
    private final StringBuilder text = new StringBuilder();
    private final Style style;

    /** A text without lines. */
    public Page(Style style) {
        this.style = style;
    }

    /** Appends a line. */
    public Page line(String line) {
        text.append(visible(line.stripTrailing())).append('\n');
        return this;
    }

    /** Appends a line made from a format and its values, with numbers as in English. */
    public Page format(String format, Object... values) {
        return line(String.format(Locale.ROOT, format, values));
    }

    /** Appends an empty line and a heading. */
    public Page heading(String heading) {
        return line("").line(paint(Paint.HEADING, heading));
    }

    /** Whether the page is one for a terminal, with colors. */
    public boolean isColored() {
        return style == Style.COLOR;
    }

    /** A part of a line in the given look, if the page has colors. */
    public String paint(Paint paint, String part) {
        return isColored() ? paint.on(part) : part;
    }

    /** The line with all control sequences made visible, except those of {@link Paint} on a page with colors. */
    private String visible(String line) {
        if (!isColored()) {
            return VisibleText.of(line);
        }
        StringBuilder visible = new StringBuilder();
        int length;
        for (int at = 0; at < line.length(); at += length) {
            int code = Paint.codeLength(line, at);
            length = Math.max(1, code);
            String part = line.substring(at, at + length);
            visible.append(code > 0 ? part : VisibleText.of(part));
        }
        return visible.toString();
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
