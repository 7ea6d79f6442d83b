package org.seichi.record;

import java.util.List;
import org.seichi.game.Marks;

/**
 * What scoring adds to a record.
 *
 * @param territory written as TB and TW of the last node of the main line, replacing existing ones
 * @param result written as RE of the first node, replacing those of the main line; if empty, RE is kept
 * @param comment appended to the comment of the last node of the main line; may be empty
 * @param variation a continuation of the main line, added as a variation; may be empty. If it is not, territory and comment go
 *     into a node of their own that ends the main line, beside the variation: so the main line stays what was played
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
