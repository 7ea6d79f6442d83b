package org.seichi.safety;

import java.util.List;
import org.seichi.board.PointSet;

/**
 * The proof that no stone of the opponent can live or be part of a seki in some territory.
 *
 * @param kind {@link ProofKind#BENSON} if it holds whatever the opponent has played before the owner begins to answer
 * @param points the points of the territory: empty ones, and those under dead stones
 * @param replies the answers to moves inside
 * @param needsAnswer whether a move outside the owner's territory can force him to answer inside, where he fills a point;
 *     false if static rules also prove the territory without such an answer
 */
public record RegionProof(ProofKind kind, PointSet points, List<Reply> replies, boolean needsAnswer) {
    /** Keeps an immutable copy. */
    public RegionProof {
        replies = List.copyOf(replies);
    }

    /** Returns the same proof, marked as needing no answer. */
    RegionProof quiet() {
        return needsAnswer ? new RegionProof(kind, points, replies, false) : this;
    }
}
