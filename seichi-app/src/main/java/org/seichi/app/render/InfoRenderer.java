package org.seichi.app.render;

import org.seichi.app.scoring.FileSummary;

/** Turns what records say into some format. Stateless. */
public interface InfoRenderer {
    /** What stands before the first file. */
    default String header() {
        return "";
    }

    /** The text of one file, ended by a line feed. */
    String render(FileSummary file);
}
