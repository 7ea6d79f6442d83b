package org.seichi.judge;

import org.seichi.board.Position;
import org.seichi.playout.Sample;
import org.seichi.playout.Sampler;

/**
 * Random games played to the end from one position; each is played once and shared by all callers.
 *
 * <p>Not thread-safe.
 */
public final class Samples {
    private final Sampler sampler;
    private Sample sample;
    private int played;

    /** Prepares the sampling of a position; no game is played yet. */
    public Samples(Position position) {
        sampler = new Sampler(position);
    }

    /**
     * The sample of all games, after playing more if there are fewer than asked for.
     *
     * @param games the least number of games, at least 1
     */
    public Sample atLeast(int games) {
        if (games > played) {
            sample = sampler.play(games - played);
            played = games;
        }
        return sample;
    }
}
