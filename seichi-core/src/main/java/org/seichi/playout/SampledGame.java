package org.seichi.playout;

import org.seichi.board.Orientation;
import org.seichi.board.PointSet;

/**
 * What a sampled game came to.
 *
 * @param area Black's points less White's in the end
 * @param kept the stones of the start that were there in the end
 */
public record SampledGame(int area, PointSet kept) {
    /**
     * 1 if Black wins, 0 if White does, a half if nobody does.
     *
     * @param lead what Black has beside the area, in points
     */
    public double won(double lead) {
        return (1 + Math.signum(area + lead)) / 2;
    }

    /** The same game on the board of which a view is one. */
    SampledGame seenFrom(Orientation view) {
        return new SampledGame(view.isSwapped() ? -area : area, view.origin(kept));
    }
}
