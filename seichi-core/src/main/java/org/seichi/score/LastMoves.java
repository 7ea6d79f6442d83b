package org.seichi.score;

import java.util.List;

/**
 * What is still to be played where a record stops.
 *
 * @param teire points that their owner must fill
 * @param kos kos that stand open
 * @param plays moves with which the position was played to its end, forced ones included, each on an empty point of the
 *     board with the dead stones still on it, passes left out; empty if nothing was played
 */
public record LastMoves(List<Teire> teire, List<Ko> kos, List<Play> plays) {
    /** Nothing is left to play. */
    public static final LastMoves NONE = new LastMoves(List.of(), List.of(), List.of());

    /** Keeps immutable copies. */
    public LastMoves {
        teire = List.copyOf(teire);
        kos = List.copyOf(kos);
        plays = List.copyOf(plays);
    }
}
