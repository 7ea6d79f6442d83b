package org.seichi.evaluate;

import org.seichi.board.Color;
import org.seichi.board.Position;

/**
 * The evidence for the final lead of a position: the judged lead, and what sampled games say.
 *
 * @param judged the judged lead, with the deviation of what is not settled
 * @param sampled the lead in sampled games
 * @param open the share of the board that is empty, 0 to 1
 */
public record LeadWitnesses(LeadEvidence judged, SampledLead sampled, double open) {
    /** Trust in the judged lead to tell which sampled games are likely; scaled by the squared occupied share of the board. */
    private static final double LIKELY = 1;

    /**
     * The witnesses of an evaluation.
     *
     * @param rest what is added to Black's lead in area, in points: see {@link Estimate#adjustment}
     */
    public static LeadWitnesses of(Evaluation evaluation, double rest) {
        Position position = evaluation.position();
        int size = position.board().size();
        double judged = Math.max(-size, Math.min(size, evaluation.board() + evaluation.turn())) + rest;
        double open = (double) position.empty().size() / size;
        int beginner = position.toMove() == Color.BLACK ? 1 : -1;
        LeadEvidence judgment = LeadEvidence.of(judged, evaluation.deviation());
        double likely =
                FinalLead.of(judgment.times(LIKELY * (1 - open) * (1 - open))).mean();
        return new LeadWitnesses(
                judgment,
                SampledLead.of(evaluation.facts().outcomes(), evaluation.strength(), rest, open, beginner, likely),
                open);
    }

    /**
     * Trust in a kind of witness, by how full the board is: a factor on its precision.
     *
     * @param full the trust on a full board
     * @param open what is added to it on an empty board
     */
    public record Trust(double full, double open) {
        double at(double share) {
            return full + open * share;
        }
    }

    /** Both witnesses combined, with the trusts fitted on games. */
    LeadEvidence together() {
        return together(
                new Trust(BoardWeight.JUDGED.value(), BoardWeight.OPEN_JUDGED.value()),
                new Trust(BoardWeight.SAMPLED.value(), BoardWeight.OPEN_SAMPLED.value()));
    }

    /** Both witnesses combined. */
    public LeadEvidence together(Trust judgment, Trust samples) {
        return judged.times(judgment.at(open)).and(sampled.evidence().times(samples.at(open)));
    }
}
