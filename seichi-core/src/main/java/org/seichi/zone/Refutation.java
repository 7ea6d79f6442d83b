package org.seichi.zone;

import java.util.List;

/**
 * A first move that fails, as is proven.
 *
 * @param move the move
 * @param line how the opponent answers it, and so on
 */
public record Refutation(int move, List<Integer> line) {
    /** Keeps an immutable copy. */
    public Refutation {
        line = List.copyOf(line);
    }
}
