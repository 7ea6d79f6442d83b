package org.seichi.record;

import java.util.List;
import org.seichi.game.Marks;

/**
 * What a score adds to a record.
 *
 * @param territory becomes TB and TW of the last node of the main line, instead of what was there
 * @param result becomes RE of the first node, instead of what was there; empty: RE stays as it is
 * @param comment is added to the comment of the last node of the main line; may be empty
 * @param variation a variation that goes on from the end of the main line; may be empty. With one, territory and comment
 *     get a node of their own that ends the main line, beside the variation: so the main line stays what was played
 */
public record Annotation(Marks territory, String result, String comment, List<AddedNode> variation) {
    /** Keeps an immutable copy. */
    public Annotation {
        variation = List.copyOf(variation);
    }

    /** An annotation without a variation. */
    public Annotation(Marks territory, String result, String comment) {
        this(territory, result, comment, List.of());
    }
}
