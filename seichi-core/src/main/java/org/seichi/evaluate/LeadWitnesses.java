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
    /**
     * The witnesses of an evaluation.
     *
     * @param rest what Black has beside the area, in points: see {@link Estimate#adjustment}
     */
    public static LeadWitnesses of(Evaluation evaluation, double rest) {
        Position position = evaluation.position();
        double judged = evaluation.board() + evaluation.turn() + rest;
        double open = (double) position.empty().size() / position.board().size();
        int beginner = position.toMove() == Color.BLACK ? 1 : -1;
        return new LeadWitnesses(
                LeadEvidence.of(judged, evaluation.expectation().deviation()),
                SampledLead.of(evaluation.facts().outcomes(), rest, open, beginner),
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
