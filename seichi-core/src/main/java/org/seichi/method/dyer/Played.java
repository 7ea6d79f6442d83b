package org.seichi.method.dyer;

import java.util.List;
import org.seichi.board.Color;

/**
 * A move of the ending.
 *
 * @param color who plays
 * @param point where
 * @param kind what for
 * @param threat for answers and protection, how the opponent would capture otherwise; else empty
 * @param victim a stone of what he would capture, or 0
 */
record Played(Color color, int point, Kind kind, List<Integer> threat, int victim) {
    /** Whether the opponent would capture something otherwise. */
    boolean isForced() {
        return !threat.isEmpty();
    }
}
