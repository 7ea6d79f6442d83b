package org.seichi.move;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * A move that may be played.
 *
 * @param point where
 * @param motives why, at least one
 * @param traits what was measured of it
 */
public record Candidate(int point, List<Motive> motives, Map<String, Double> traits) {
    /** Keeps immutable copies. */
    public Candidate {
        motives = List.copyOf(motives);
        traits = Collections.unmodifiableMap(traits);
    }

    /** The rough value: that of the greatest motive, since reasons for one point are mostly about the same stones. */
    public Worth worth() {
        return motives.stream()
                .map(Motive::worth)
                .max(Comparator.comparingDouble(Worth::max).thenComparingDouble(Worth::min))
                .orElse(Worth.NONE);
    }
}
