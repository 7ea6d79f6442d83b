package org.seichi.judge;

import org.seichi.board.Position;
import org.seichi.playout.Sample;
import org.seichi.playout.Sampler;

/**
 * Games played to the end at random from one position. Each is played once and used by everybody.
 *
 * <p>Not for several threads at a time.
 */
public final class Samples {
    private final Sampler sampler;
    private Sample sample;
    private int played;

    /** The samples of a position; nothing is played yet. */
    public Samples(Position position) {
        sampler = new Sampler(position);
    }

    /**
     * The sample of all games, after at least a given number.
     *
     * @param games how many, at least 1
     */
    public Sample atLeast(int games) {
        if (games > played) {
            sample = sampler.play(games - played);
            played = games;
        }
        return sample;
    }
}
