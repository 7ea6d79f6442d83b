package org.seichi.app.render;

import java.util.List;

/**
 * The entry of a game on the first page of a report.
 *
 * @param title the players
 * @param result the result in one line
 * @param look the findings that need a look; may be empty
 */
public record Listed(String title, String result, List<String> look) {
    /** Keeps an immutable copy. */
    public Listed {
        look = List.copyOf(look);
    }
}
