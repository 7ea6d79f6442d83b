package org.seichi.evaluate;

import java.util.Comparator;
import java.util.List;
import org.seichi.playout.Sample;

/**
 * What sampled games say of the final lead. Players who see no further than the last move lose groups that live, and their games
 * end far apart, so a game counts as much as it looks like one that is counted: the more, the fewer stones became something
 * else in it than what is judged of them, and the closer it ended to the lead that is judged.
 *
 * @param won the share of the games that Black wins, 0 to 1
 * @param evidence their mean lead in points, and how far they lie apart
 */
public record SampledLead(double won, LeadEvidence evidence) {
    /** Points of lead: a game that ends so far from what is likely counts half. */
    private static final double CLOSE = 14;

    /** By how much of itself each stone that lived or died against the judgment makes a game count less. */
    private static final double MISJUDGED = 0.1;

    private static final double PARTS = 1000;

    /** What it is worth to begin on an empty board, in points, which such players do not know; it falls with its square. */
    private static final double BEGIN = 8;

    /**
     * Reads a sample.
     *
     * @param strength what is judged of the stones
     * @param rest what Black has beside the area, in points: see {@link Estimate#adjustment}
     * @param open the share of the board that is empty, 0 to 1
     * @param beginner 1 if Black is to move and has begun each game, -1 if White
     * @param likely the lead around which games are likely to end, in points
     */
    static SampledLead of(Sample sample, Strength strength, double rest, double open, int beginner, double likely) {
        double ahead = rest + BEGIN * open * open * beginner;
        double sum = 0;
        double won = 0;
        double moment = 0;
        double squares = 0;
        for (Ended game : ended(sample, strength)) {
            double lead = game.area() + ahead;
            double weight = game.weight(lead - likely);
            sum += weight;
            won += weight * (1 + Math.signum(lead)) / 2;
            moment += weight * lead;
            squares += weight * lead * lead;
        }
        double mean = moment / sum;
        double variance = Math.max(0, squares / sum - mean * mean);
        return new SampledLead(won / sum, LeadEvidence.of(mean, StrictMath.sqrt(variance)));
    }

    /** The games in an order that has nothing to do with how the board lies, so that sums are the same to the last digit. */
    private static List<Ended> ended(Sample sample, Strength strength) {
        return sample.results().stream()
                .map(game -> new Ended(game.area(), (long) StrictMath.rint(PARTS * strength.misjudged(game.kept()))))
                .sorted(Comparator.comparingInt(Ended::area).thenComparingLong(Ended::misjudged))
                .toList();
    }

    /**
     * How a game ended.
     *
     * @param area Black's points less White's
     * @param misjudged stones that lived or died against the judgment, in thousandths
     */
    private record Ended(int area, long misjudged) {
        /** How much it counts, if it ended so many points away from what is likely. */
        double weight(double away) {
            double share = away / CLOSE;
            return StrictMath.exp(-MISJUDGED * misjudged / PARTS) / (1 + share * share);
        }
    }
}
