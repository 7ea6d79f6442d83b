package org.seichi.judge;

import java.util.List;
import org.seichi.score.Verdict;

/**
 * The fate of each chain, with the evidence on which it rests.
 *
 * @param evidence the evidence, with what a search for proofs has added to it, if there was one
 * @param fates one for each chain, in the order of the verdicts of the evidence
 */
public record JudgedLife(Evidence evidence, List<ChainFate> fates) {
    /** The verdicts of some fates. */
    static List<Verdict> verdicts(List<ChainFate> fates) {
        return fates.stream().map(ChainFate::verdict).toList();
    }
}
