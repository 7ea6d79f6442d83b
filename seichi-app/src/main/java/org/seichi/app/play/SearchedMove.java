package org.seichi.app.play;

import org.seichi.playout.SampledMove;

/**
 * A move that was thought of, for the player to move.
 *
 * @param sampled the games that began with it
 * @param prior how likely strong players are to choose it, 0 to 1; 1 for all moves together
 * @param gain by how many points its games ended better than all games did, drawn toward 0 where there are few
 */
public record SearchedMove(SampledMove sampled, double prior, double gain) {
    private static final double NINETY_FIVE = 1.96;

    /** The lower end of the 95 % interval of the share of games that it wins. */
    public double low() {
        double share = sampled.share();
        return Math.max(0, share - NINETY_FIVE * Math.sqrt(share * (1 - share) / Math.max(1, sampled.games())));
    }
}
