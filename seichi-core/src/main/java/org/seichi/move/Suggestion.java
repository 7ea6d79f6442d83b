package org.seichi.move;

import java.util.List;

/**
 * A move that the program would play.
 *
 * @param point where
 * @param share how likely a strong player is to choose it among all candidates, 0 to 1
 * @param worth its rough value in points
 * @param motives why, what is worth most first
 */
public record Suggestion(int point, double share, Worth worth, List<Motive> motives) {
    /** Keeps an immutable copy. */
    public Suggestion {
        motives = List.copyOf(motives);
    }
}
