package org.seichi.evaluate;

import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.game.Terms;
import org.seichi.rules.Scoring;

/**
 * The score of an unfinished game: an {@link Evaluation} under the terms of the game. All numbers are points, Black positive, komi
 * included.
 *
 * @param score what is expected, the turn included: see {@link FinalLead}; positive exactly if the chance is above a half
 * @param judged the judged lead alone: board, turn, komi and rules summed up, without sampled games
 * @param sampled the weighted share of the sampled games that Black wins, 0 to 1: see {@link SampledLead}
 * @param low the lower end of the 80 % interval of the final score, widened by double threats
 * @param high its upper end
 * @param deviation the standard deviation of the final score
 * @param chance Black's chance to win, 0 to 1
 * @param plain the score by the paper's weights, without the turn
 */
public record Estimate(
        double score,
        double judged,
        double sampled,
        double low,
        double high,
        double deviation,
        double chance,
        double plain) {
    private static final double TENTH = 0.1;

    /** The estimate from an evaluation; exact if the whole board is. */
    public static Estimate of(Evaluation evaluation, Terms terms) {
        double plain = evaluation.kinds().area() + adjustment(evaluation.position(), terms);
        return evaluation
                .facts()
                .exact()
                .margin()
                .map(margin -> exact(margin, evaluation.position(), terms, plain))
                .orElseGet(() -> judged(evaluation, terms, plain));
    }

    private static Estimate judged(Evaluation evaluation, Terms terms, double plain) {
        double rest = adjustment(evaluation.position(), terms);
        LeadWitnesses witnesses = LeadWitnesses.of(evaluation, rest);
        double least = rest - evaluation.position().board().size();
        double most = rest + evaluation.position().board().size();
        LeadEvidence evidence = evaluation.expectation().isDecided() ? witnesses.judged() : witnesses.together();
        FinalLead lead = FinalLead.of(evidence, least, most);
        return new Estimate(
                lead.mean(),
                witnesses.judged().lead(),
                witnesses.sampled().won(),
                Math.max(least, lead.below(TENTH) - atStake(evaluation, Color.WHITE)),
                Math.min(most, lead.below(1 - TENTH) + atStake(evaluation, Color.BLACK)),
                lead.deviation(),
                lead.chance(),
                plain);
    }

    /**
     * The score of a board that is known exactly. Under area rules it is open who gets the last neutral point: the player to move or
     * nobody.
     */
    private static Estimate exact(int margin, Position position, Terms terms, double plain) {
        double score = margin - (terms.komi() + terms.compensation()) / 2.0;
        if (terms.rules().scoring() == Scoring.TERRITORY) {
            return exact(score, score, plain);
        }
        double played = score + movesAhead(position);
        double last = position.toMove() == Color.BLACK ? 1 : -1;
        return exact(Math.min(played, played + last), Math.max(played, played + last), plain);
    }

    /** An estimate of two scores, equally likely if they differ. */
    private static Estimate exact(double low, double high, double plain) {
        double chance = (2 + Math.signum(low) + Math.signum(high)) / 4;
        double score = (low + high) / 2;
        return new Estimate(score, score, chance, low, high, 0, chance, plain);
    }

    /** Whether the whole board is exact: all that may be open is the last neutral point. */
    public boolean isExact() {
        return deviation == 0;
    }

    /**
     * What is added to Black's lead in area: komi, compensation and, under territory rules, the difference in stones played, which turns a
     * lead in area into one in territory and prisoners.
     */
    public static double adjustment(Position position, Terms terms) {
        double sum = -(terms.komi() + terms.compensation()) / 2.0;
        if (terms.rules().scoring() == Scoring.TERRITORY) {
            sum -= movesAhead(position);
        }
        return sum;
    }

    /** How many stones Black has put down more than White, handicap and setup included. */
    private static int movesAhead(Position position) {
        int black = position.stones(Color.BLACK).size() + position.capturedBy(Color.WHITE);
        int white = position.stones(Color.WHITE).size() + position.capturedBy(Color.BLACK);
        return black - white;
    }

    /** What a player gets by his greatest double threat, in points: the smaller of the two things that he threatens. */
    private static double atStake(Evaluation evaluation, Color player) {
        return evaluation.doubleThreats().stream()
                .filter(threat -> threat.player() == player)
                .mapToDouble(DoubleThreat::least)
                .max()
                .orElse(0);
    }
}
