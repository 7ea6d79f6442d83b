package org.seichi.judge;

import java.util.ArrayList;
import java.util.List;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Status;
import org.seichi.score.Verdict;

/**
 * The fate of one chain.
 *
 * @param verdict the status with its reasons
 * @param sureness estimated probability, from 0 to 1, that the status is right
 */
public record ChainFate(Verdict verdict, double sureness) {
    /** The same fate with one more reason after the others. */
    ChainFate besides(Reason reason) {
        List<Reason> reasons = new ArrayList<>(verdict.reasons());
        reasons.add(reason);
        return new ChainFate(verdict.with(reasons), sureness);
    }

    /** The fate with another status and certainty; the reason for it is placed before the others. */
    ChainFate because(Reason reason, Status status, Certainty certainty) {
        List<Reason> reasons = new ArrayList<>(List.of(reason));
        reasons.addAll(verdict.reasons());
        return new ChainFate(
                new Verdict(verdict.stones(), verdict.color(), status, certainty, List.copyOf(reasons)), sureness);
    }
}
