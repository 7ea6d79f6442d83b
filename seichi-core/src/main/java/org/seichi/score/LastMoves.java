package org.seichi.score;

import java.util.List;

/**
 * The moves that remain to be played where a record stops.
 *
 * @param teire points that their owner must fill
 * @param kos kos that are still open
 * @param plays moves that played the position out, including the teire, in order and without passes; each is on a point that is
 *     empty when it is played, with dead stones still on the board; empty if nothing was played
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
