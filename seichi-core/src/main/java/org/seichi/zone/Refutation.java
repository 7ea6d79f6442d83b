package org.seichi.zone;

import java.util.List;

/**
 * A first move that is proven to fail.
 *
 * @param move the move
 * @param line the line of play that refutes it, beginning with the opponent's answer
 */
public record Refutation(int move, List<Integer> line) {
    /** Keeps an immutable copy. */
    public Refutation {
        line = List.copyOf(line);
    }
}
