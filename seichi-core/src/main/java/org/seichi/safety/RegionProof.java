package org.seichi.safety;

import java.util.List;
import org.seichi.board.PointSet;

/**
 * Territory in which no stone of the opponent can live or be part of a seki.
 *
 * @param kind {@link ProofKind#BENSON} if it holds whatever the opponent has played before the owner begins to answer
 * @param points the points of the territory: empty ones, and those under dead stones
 * @param replies the answers to moves inside
 * @param needsAnswer whether the opponent can force an answer inside by a move outside the owner's territory, which fills a
 *     point of it; not if static rules also hold it without such an answer
 */
public record RegionProof(ProofKind kind, PointSet points, List<Reply> replies, boolean needsAnswer) {
    /** Keeps an immutable copy. */
    public RegionProof {
        replies = List.copyOf(replies);
    }

    /** The same, known to need no answer. */
    RegionProof quiet() {
        return needsAnswer ? new RegionProof(kind, points, replies, false) : this;
    }
}
