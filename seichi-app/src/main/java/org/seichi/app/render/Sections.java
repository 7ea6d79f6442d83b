package org.seichi.app.render;

import java.util.List;

/** Sections of a page: a heading with indented lines below it, left out if there are no lines. */
record Sections(Page page) {
    /** Appends a section if it has lines. */
    void append(String heading, List<String> lines) {
        if (!lines.isEmpty()) {
            page.heading(heading);
            lines.forEach(line -> page.line("  " + line));
        }
    }
}
