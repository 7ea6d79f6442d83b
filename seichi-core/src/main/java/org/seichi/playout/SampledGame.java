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
    /**
     * 1 if Black wins, 0 if White does, a half if nobody does.
     *
     * @param lead what is added to Black's lead in area, in points
     */
    public double won(double lead) {
        return (1 + Math.signum(area + lead)) / 2;
    }

    /** The same game mapped from a view to the original board. */
    SampledGame seenFrom(Orientation view) {
        return new SampledGame(view.isSwapped() ? -area : area, view.origin(kept));
    }
}
