package org.seichi.method.dyer;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.Orientation;

/**
 * A move of the ending.
 *
 * @param color the player
 * @param point where he plays
 * @param kind the purpose of the move
 * @param threat for answers and protective moves, the line by which the opponent would capture; otherwise empty
 * @param victim a stone of the chain that he would capture, or 0
 */
record Played(Color color, int point, Kind kind, List<Integer> threat, int victim) {
    /** The same move on the board that a view shows. */
    Played origin(Orientation view) {
        return new Played(
                view.seen(color),
                view.origin(point),
                kind,
                threat.stream().map(view::origin).toList(),
                view.origin(victim));
    }

    /** Whether the move answers a threat. */
    boolean isForced() {
        return !threat.isEmpty();
    }
}
