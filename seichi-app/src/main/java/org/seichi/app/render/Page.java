package org.seichi.app.render;

/** A text that grows line by line, with or without colors. */
public final class Page {
    private final StringBuilder text = new StringBuilder();
    private final Style style;

    public Page(Style style) {
        this.style = style;
    }

    /** Appends a line. */
    public Page line(String line) {
        text.append(line.stripTrailing()).append('\n');
        return this;
    }

    /** Appends an empty line and a heading. */
    public Page heading(String heading) {
        return line("").line(paint(Paint.HEADING, heading));
    }

    /** A part of a line in some look. */
    public String paint(Paint paint, String part) {
        return style == Style.COLOR ? paint.on(part) : part;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
