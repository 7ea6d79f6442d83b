package org.seichi.judge;

/**
 * Black's lead on the board.
 *
 * @param points in points of area, without komi; negative if White is ahead
 */
record BoardLead(int points) {
    /**
     * In points: games with a smaller lead are counted about equally often, others less often. Measured on 19x19. On smaller
     * boards leads are smaller, so fewer fights are reversed there than could be.
     */
    private static final double CLOSE = 10;

    /** The logarithm, up to a constant, of how often games with such a lead are counted. */
    double closeness() {
        double share = points / CLOSE;
        return -Math.log(1 + share * share);
    }

    /** The lead in words, for the end of a sentence. */
    String inWords() {
        return points == 0 ? "the score is even" : (points > 0 ? "Black" : "White") + " leads by " + Math.abs(points);
    }
}
