package org.seichi.evaluate;

import java.util.Comparator;
import java.util.List;
import org.seichi.playout.Sample;

/**
 * What sampled games say of the final lead. Players who see no further than the last move lose living groups, and the results of their
 * games scatter widely. So each game is weighted by how plausible it is: the more, the fewer stones end against the judgment, and the
 * closer the result is to the judged lead.
 *
 * @param won the weighted share of the games that Black wins, 0 to 1
 * @param evidence their weighted mean lead in points, and how far they scatter
 */
public record SampledLead(double won, LeadEvidence evidence) {
    /** Distance in points from the likely lead at which a game counts half. */
    private static final double CLOSE = 14;

    /** Rate at which a game's weight decays exponentially with the stones that lived or died against the judgment. */
    private static final double MISJUDGED = 0.1;

    private static final double PARTS = 1000;

    /** Value of the first move on an empty board in points, which such players do not realize; scaled by the square of the empty share. */
    private static final double BEGIN = 8;

    /**
     * Weighs the games of a sample.
     *
     * @param strength what is judged of the stones
     * @param rest what is added to Black's lead in area, in points: see {@link Estimate#adjustment}
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

    /** The games in an order independent of the board's orientation, so that sums are the same to the last digit. */
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
     * @param misjudged expected number of stones that lived or died against the judgment, in thousandths
     */
    private record Ended(int area, long misjudged) {
        /** The weight of the game if its lead is a number of points away from the likely one. */
        double weight(double away) {
            double share = away / CLOSE;
            return StrictMath.exp(-MISJUDGED * misjudged / PARTS) / (1 + share * share);
        }
    }
}
