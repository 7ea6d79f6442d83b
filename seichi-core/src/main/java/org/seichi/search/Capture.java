package org.seichi.search;

import java.util.List;
import org.seichi.board.PointSet;

/**
 * What reading says about the capture of one chain, with one side to move first.
 *
 * @param result what becomes of the chain
 * @param proven whether every reply that could matter was tried: true only for a capture, and then the chain is taken in
 *     every position that has the same content on all points of the zone and the same player to move, whatever stands
 *     elsewhere (simple ko, no suicide). Otherwise the moves were a choice and the result is what they show
 * @param line the moves of both players in turn, the first player's first, {@link org.seichi.board.Board#NO_POINT} for a
 *     pass: up to and including the capture (for a ko, with the attacker winning it); if the chain is saved, the saving
 *     move alone, or nothing if it needs none
 * @param zone the points that the proof looks at; empty without a proof
 * @param nodes positions visited to find this
 */
public record Capture(CaptureResult result, boolean proven, List<Integer> line, PointSet zone, long nodes) {
    /** Keeps an immutable copy. */
    public Capture {
        line = List.copyOf(line);
    }
}
