package org.seichi.app.render;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Warning;

/** Findings in sections by kind; empty sections are left out. */
public final class Sections {
    /** The heading of the findings that a person should look at. */
    public static final String LOOK = "Worth a look";

    private final List<Section> sections = new ArrayList<>();

    /**
     * A section: findings of one kind.
     *
     * @param heading the heading
     * @param findings the findings in sentences, at least one
     */
    public record Section(String heading, List<String> findings) {}

    /** Appends a section if it has findings. */
    public Sections append(String heading, List<String> findings) {
        if (!findings.isEmpty()) {
            sections.add(new Section(heading, findings));
        }
        return this;
    }

    /** Appends the warnings about the record, if there are any. */
    public Sections appendWarnings(List<Warning> warnings) {
        return append("Warnings", warnings.stream().map(Warning::text).toList());
    }

    /** All sections. */
    public List<Section> list() {
        return List.copyOf(sections);
    }

    /** The findings that a person should look at. */
    public List<String> look() {
        return sections.stream()
                .filter(section -> section.heading().equals(LOOK))
                .flatMap(section -> section.findings().stream())
                .toList();
    }

    /** Appends all sections to a page, with indented lines. */
    public void print(Page page) {
        for (Section section : sections) {
            page.heading(section.heading());
            section.findings().forEach(finding -> page.line("  " + finding));
        }
    }
}
