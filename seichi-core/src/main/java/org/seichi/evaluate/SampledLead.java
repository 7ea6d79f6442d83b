package org.seichi.evaluate;

import org.seichi.playout.Sample;
import org.seichi.playout.SampledGame;

/**
 * What sampled games say of the final lead. Players who see no further than the last move lose groups that live, and their games
 * end far apart, so a game counts as much as it looks like one that is counted: the more, the fewer stones were lost in it and
 * the closer it ended.
 *
 * @param won the share of the games that Black wins, 0 to 1
 * @param evidence their mean lead in points, and how far they lie apart
 */
public record SampledLead(double won, LeadEvidence evidence) {
    /** Points of lead: a game that ends with this lead counts half. */
    private static final double CLOSE = 20;

    /** By how much of itself each lost stone makes a game count less. */
    private static final double LOSS = 0.06;

    /** What it is worth to begin on an empty board, in points, which such players do not know; it falls with its square. */
    private static final double BEGIN = 8;

    /**
     * Reads a sample.
     *
     * @param rest what Black has beside the area, in points: see {@link Estimate#adjustment}
     * @param open the share of the board that is empty, 0 to 1
     * @param beginner 1 if Black is to move and has begun each game, -1 if White
     */
    static SampledLead of(Sample sample, double rest, double open, int beginner) {
        double ahead = rest + BEGIN * open * open * beginner;
        double sum = 0;
        double won = 0;
        double moment = 0;
        double squares = 0;
        for (SampledGame game : sample.results()) {
            double lead = game.area() + ahead;
            double weight = weight(lead, game.lost());
            sum += weight;
            won += weight * game.won(ahead);
            moment += weight * lead;
            squares += weight * lead * lead;
        }
        double mean = moment / sum;
        double variance = Math.max(0, squares / sum - mean * mean);
        return new SampledLead(won / sum, LeadEvidence.of(mean, StrictMath.sqrt(variance)));
    }

    private static double weight(double lead, int lost) {
        double share = lead / CLOSE;
        return StrictMath.exp(-LOSS * lost) / (1 + share * share);
    }
}
