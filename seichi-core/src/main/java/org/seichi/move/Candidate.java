package org.seichi.move;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * A candidate move, with the motives for it and the traits measured of it.
 *
 * @param point where to play
 * @param motives the reasons for it; may be empty
 * @param traits the measured traits, by name
 */
public record Candidate(int point, List<Motive> motives, Map<String, Double> traits) {
    /** Keeps immutable copies. */
    public Candidate {
        motives = List.copyOf(motives);
        traits = Collections.unmodifiableMap(traits);
    }

    /** The rough value: that of the most valuable motive, since the motives of one move are mostly about the same stones. */
    public Worth worth() {
        return motives.stream()
                .map(Motive::worth)
                .max(Comparator.naturalOrder())
                .orElse(Worth.NONE);
    }
}
