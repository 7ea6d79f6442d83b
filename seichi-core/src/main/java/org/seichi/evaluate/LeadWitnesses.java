package org.seichi.evaluate;

import org.seichi.board.Color;
import org.seichi.board.Position;

/**
 * All that is known of the final lead of a position: what is judged, and what sampled games come to.
 *
 * @param judged the judged lead, with the deviation of what is not settled
 * @param sampled the lead in sampled games
 * @param open the share of the board that is empty, 0 to 1
 */
public record LeadWitnesses(LeadEvidence judged, SampledLead sampled, double open) {
    /** How far the judged lead is trusted for which games are likely, times the square of the share of the board that is full. */
    private static final double LIKELY = 1;

    /**
     * The witnesses of an evaluation.
     *
     * @param rest what Black has beside the area, in points: see {@link Estimate#adjustment}
     */
    public static LeadWitnesses of(Evaluation evaluation, double rest) {
        Position position = evaluation.position();
        int size = position.board().size();
        double judged = Math.max(-size, Math.min(size, evaluation.board() + evaluation.turn())) + rest;
        double open = (double) position.empty().size() / size;
        int beginner = position.toMove() == Color.BLACK ? 1 : -1;
        LeadEvidence judgment = LeadEvidence.of(judged, evaluation.expectation().deviation());
        double likely =
                FinalLead.of(judgment.times(LIKELY * (1 - open) * (1 - open))).mean();
        return new LeadWitnesses(
                judgment,
                SampledLead.of(evaluation.facts().outcomes(), evaluation.strength(), rest, open, beginner, likely),
                open);
    }

    /**
     * How far a kind of witness is trusted, by how full the board is.
     *
     * @param full the trust on a full board
     * @param open what an empty board adds to it
     */
    public record Trust(double full, double open) {
        double at(double share) {
            return full + open * share;
        }
    }

    /** What both say together, trusted as fitted on games. */
    LeadEvidence together() {
        return together(
                new Trust(Expectation.BOARD.of(BoardWeight.JUDGED), Expectation.BOARD.of(BoardWeight.OPEN_JUDGED)),
                new Trust(Expectation.BOARD.of(BoardWeight.SAMPLED), Expectation.BOARD.of(BoardWeight.OPEN_SAMPLED)));
    }

    /** What both say together. */
    public LeadEvidence together(Trust judgment, Trust samples) {
        return judged.times(judgment.at(open)).and(sampled.evidence().times(samples.at(open)));
    }
}
