package org.seichi.search;

import java.util.List;
import org.seichi.board.PointSet;

/**
 * The result of reading whether one chain can be captured, with a given side to move first.
 *
 * @param result what becomes of the chain
 * @param proven whether every relevant reply was tried: true only for a capture, and then the chain is captured in every
 *     position with the same contents on all points of the zone and the same player to move, whatever stands elsewhere
 *     (simple ko, no suicide). If false, only selected moves were searched
 * @param line the moves of both players alternately, {@link org.seichi.board.Board#NO_POINT} for a pass, up to and including
 *     the capture (for a ko, with the attacker winning it); if the chain is saved, only the saving move, or nothing if none
 *     is needed
 * @param zone the proof zone; empty without a proof
 * @param nodes positions visited to find this
 */
public record Capture(CaptureResult result, boolean proven, List<Integer> line, PointSet zone, long nodes) {
    /** Makes a defensive copy of the line. */
    public Capture {
        line = List.copyOf(line);
    }
}
