package org.seichi.judge;

import java.util.List;
import org.seichi.score.Verdict;

/**
 * The fate of each chain, with the evidence on which it rests.
 *
 * @param evidence with what search has proven, if it was asked
 * @param fates in the order of the verdicts
 */
public record JudgedLife(Evidence evidence, List<ChainFate> fates) {
    /** The verdicts of some fates. */
    static List<Verdict> verdicts(List<ChainFate> fates) {
        return fates.stream().map(ChainFate::verdict).toList();
    }
}
