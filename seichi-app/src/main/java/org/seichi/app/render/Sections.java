package org.seichi.app.render;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Warning;

/** Findings in sections of one kind each; a section without any is left out. */
public final class Sections {
    /** The heading of what a person should look at. */
    public static final String LOOK = "Worth a look";

    private final List<Section> sections = new ArrayList<>();

    /**
     * Findings of one kind.
     *
     * @param heading what they are
     * @param findings each of them, at least one
     */
    public record Section(String heading, List<Finding> findings) {}

    /** Appends a section of sentences if there are any. */
    public Sections append(String heading, List<String> lines) {
        return appendFindings(heading, lines.stream().map(Finding::of).toList());
    }

    /** Appends a section if it has findings. */
    public Sections appendFindings(String heading, List<Finding> findings) {
        if (!findings.isEmpty()) {
            sections.add(new Section(heading, findings));
        }
        return this;
    }

    /** Appends what was tolerated in the record, if anything was. */
    public Sections appendWarnings(List<Warning> warnings) {
        return append("Warnings", warnings.stream().map(Warning::text).toList());
    }

    /** All sections. */
    public List<Section> list() {
        return List.copyOf(sections);
    }

    /** Appends all sections to a page, with indented lines. */
    public void print(Page page) {
        for (Section section : sections) {
            page.heading(section.heading());
            section.findings().forEach(finding -> page.line("  " + finding.text()));
        }
    }
}
