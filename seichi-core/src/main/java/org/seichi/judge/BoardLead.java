package org.seichi.judge;

/**
 * Black's lead on the board.
 *
 * @param points by area, without komi; negative if White is ahead
 */
record BoardLead(int points) {
    /**
     * Up to about this lead games are counted equally often. That was measured on 19x19. On a small board leads are smaller, so
     * fewer fights are turned over there, which is the cautious side.
     */
    private static final double CLOSE = 10;

    /** How often games with such a lead are counted, as a logarithm, up to a constant. */
    double closeness() {
        double share = points / CLOSE;
        return -Math.log(1 + share * share);
    }

    /** In words, for the end of a sentence. */
    String inWords() {
        return points == 0
                ? "the players are level"
                : (points > 0 ? "Black" : "White") + " leads by " + Math.abs(points);
    }
}
