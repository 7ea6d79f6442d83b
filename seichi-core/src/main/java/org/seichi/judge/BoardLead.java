package org.seichi.judge;

/**
 * What Black is ahead on the board.
 *
 * @param points by area, without komi; below 0 if White is ahead
 */
record BoardLead(int points) {
    /**
     * Up to about this lead games are counted equally often. That is known of 19x19. On a small board leads are smaller, so
     * that fewer fights are turned over there: the cautious side where nothing has been counted.
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
