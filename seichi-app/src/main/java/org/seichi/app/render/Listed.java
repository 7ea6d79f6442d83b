package org.seichi.app.render;

import java.util.List;

/**
 * A game in the list on the first page of a report.
 *
 * @param title who played
 * @param result what was found, in a line
 * @param look what a person should look at; empty if there is nothing
 */
public record Listed(String title, String result, List<String> look) {
    /** Keeps an immutable copy. */
    public Listed {
        look = List.copyOf(look);
    }
}
