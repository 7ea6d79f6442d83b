package org.seichi.safety;

import java.util.List;
import org.seichi.board.PointSet;

/**
 * Chains that cannot be captured and that the opponent cannot part.
 *
 * @param kind {@link ProofKind#BENSON} if every chain is unconditionally alive and nothing needs to be answered
 * @param stones the stones of all chains of the group
 * @param eyes the spaces that give the group its sure liberties; together at least two
 * @param replies the first answers that hold the group together and its eyes open
 * @param line a line of play that shows it, the opponent first; empty if nothing needs to be answered
 * @param needsAnswer whether the opponent can force an answer by a move outside the owner's territory: the proof leans on
 *     outside liberties or dame, and the answer may cost the owner a point
 */
public record GroupProof(
        ProofKind kind,
        PointSet stones,
        List<PointSet> eyes,
        List<Reply> replies,
        List<Integer> line,
        boolean needsAnswer) {
    /** Keeps immutable copies. */
    public GroupProof {
        eyes = List.copyOf(eyes);
        replies = List.copyOf(replies);
        line = List.copyOf(line);
    }
}
