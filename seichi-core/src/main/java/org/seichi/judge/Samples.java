package org.seichi.judge;

import org.seichi.board.Position;
import org.seichi.playout.Sample;
import org.seichi.playout.Sampler;

/**
 * Games played to the end at random from one position: each is played once, for whoever asks first.
 *
 * <p>Not for several threads at a time.
 */
public final class Samples {
    private final Sampler sampler;
    private Sample sample;
    private int played;

    /** Of a position; nothing is played yet. */
    public Samples(Position position) {
        sampler = new Sampler(position);
    }

    /**
     * The sample of all games, once a number of them have been played.
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
