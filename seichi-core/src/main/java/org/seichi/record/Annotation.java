package org.seichi.record;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.seichi.game.Marks;

/**
 * What scoring adds to a record.
 *
 * @param territory written as TB and TW of the last node of the main line, replacing existing ones
 * @param header values of the first node by name, as RE for the result, replacing those of the main line
 * @param comment appended to the comment of the last node of the main line; may be empty
 * @param variation a continuation of the main line, added as a variation; may be empty. If it is not, territory and comment go
 *     into a node of their own that ends the main line, beside the variation: so the main line stays what was played
 */
public record Annotation(Marks territory, Map<String, String> header, String comment, List<AddedNode> variation) {
    /** Keeps immutable copies; the values are written in the order of their names. */
    public Annotation {
        header = Collections.unmodifiableMap(new TreeMap<>(header));
        variation = List.copyOf(variation);
    }
}
