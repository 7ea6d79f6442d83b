package org.seichi.safety;

import java.util.List;
import org.seichi.board.PointSet;

/**
 * The proof that some chains cannot be captured and that the opponent cannot cut them apart.
 *
 * @param kind {@link ProofKind#BENSON} if every chain is unconditionally alive and nothing needs to be answered
 * @param stones the stones of all chains of the group
 * @param eyes the spaces that give the group its sure liberties; together at least two
 * @param replies the first answers that keep the group connected and preserve its eyes
 * @param line an illustrative line of play, the opponent first; empty if nothing needs to be answered
 * @param needsAnswer whether the opponent can force an answer by a move outside the owner's territory: the proof depends on
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
