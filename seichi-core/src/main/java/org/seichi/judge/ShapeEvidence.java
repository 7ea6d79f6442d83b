package org.seichi.judge;

import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.score.Verdict;

/**
 * What the shape judge finds in a position.
 *
 * @param verdicts one for each chain, ordered by the chain's first point
 * @param leaningBlack points behind open borders that fall to Black; may be empty
 * @param leaningWhite the same for White
 * @param forced points that their owner must fill once the neutral points are filled, if the verdicts are right; may be empty
 */
public record ShapeEvidence(List<Verdict> verdicts, PointSet leaningBlack, PointSet leaningWhite, PointSet forced) {
    /** Makes a defensive copy. */
    public ShapeEvidence {
        verdicts = List.copyOf(verdicts);
    }
}
