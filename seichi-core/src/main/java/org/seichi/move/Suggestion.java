package org.seichi.move;

import java.util.List;

/**
 * A move that the program would play.
 *
 * @param point where to play
 * @param share the probability, 0 to 1, that a strong player chooses it among all candidates
 * @param worth its rough value in points
 * @param motives the reasons for it, the most valuable first
 */
public record Suggestion(int point, double share, Worth worth, List<Motive> motives) {
    /** Keeps an immutable copy. */
    public Suggestion {
        motives = List.copyOf(motives);
    }
}
