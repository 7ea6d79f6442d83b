package org.seichi.playout;

import org.seichi.board.Orientation;
import org.seichi.board.PointSet;

/**
 * The result of a sampled game.
 *
 * @param area Black's area less White's at the end, in points
 * @param kept the original stones that are on the board at the end
 */
public record SampledGame(int area, PointSet kept) {
    /** The same game mapped from a view to the original board. */
    SampledGame seenFrom(Orientation view) {
        return new SampledGame(view.isSwapped() ? -area : area, view.origin(kept));
    }
}
