package org.seichi.playout;

import java.util.Comparator;

/**
 * What a sampled game came to.
 *
 * @param area Black's points less White's in the end
 * @param lost number of stones that stood at the start and were not there in the end
 */
public record SampledGame(int area, int lost) {
    /** The worst for Black first. */
    static final Comparator<SampledGame> ORDER =
            Comparator.comparingInt(SampledGame::area).thenComparingInt(SampledGame::lost);

    /**
     * 1 if Black wins, 0 if White does, a half if nobody does.
     *
     * @param lead what Black has beside the area, in points
     */
    public double won(double lead) {
        return (1 + Math.signum(area + lead)) / 2;
    }

    /** The same game with swapped colors. */
    SampledGame swapped() {
        return new SampledGame(-area, lost);
    }
}
