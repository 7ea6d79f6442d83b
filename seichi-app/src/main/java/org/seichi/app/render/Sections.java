package org.seichi.app.render;

import java.util.ArrayList;
import java.util.List;

/** Findings in sections of one kind each; a section without any is left out. */
final class Sections {
    private final List<Section> sections = new ArrayList<>();

    /**
     * Findings of one kind.
     *
     * @param heading what they are
     * @param lines one sentence or more for each, at least one
     */
    record Section(String heading, List<String> lines) {}

    /** Appends a section if it has lines. */
    Sections append(String heading, List<String> lines) {
        if (!lines.isEmpty()) {
            sections.add(new Section(heading, lines));
        }
        return this;
    }

    /** All sections. */
    List<Section> list() {
        return List.copyOf(sections);
    }

    /** Appends all sections to a page, with indented lines. */
    void print(Page page) {
        for (Section section : sections) {
            page.heading(section.heading());
            section.lines().forEach(line -> page.line("  " + line));
        }
    }
}
