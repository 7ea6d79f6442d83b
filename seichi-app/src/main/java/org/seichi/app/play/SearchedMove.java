package org.seichi.app.play;

import org.seichi.playout.SampledMove;

/**
 * A move that was searched, seen from the player to move.
 *
 * @param sampled the playouts that began with it
 * @param prior probability that strong players choose it; sums to 1 over all moves
 * @param gain mean margin of its playouts less that of all playouts, in points, shrunk toward 0 if there are few
 */
public record SearchedMove(SampledMove sampled, double prior, double gain) {
    private static final double NINETY_FIVE = 1.96;

    /** The lower end of the 95 % confidence interval of the share of playouts that it wins. */
    public double low() {
        double share = sampled.share();
        return Math.max(0, share - NINETY_FIVE * Math.sqrt(share * (1 - share) / Math.max(1, sampled.games())));
    }
}
