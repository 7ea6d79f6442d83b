package org.seichi.safety;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * What is proven to be a color's, with the proofs. All of it holds at the same time, by the same replies.
 *
 * @param color whose it is
 * @param stones stones that are not captured
 * @param territory points in which the opponent cannot live; his stones there are dead
 * @param groups the proofs of the stones
 * @param regions the proofs of the territory
 * @param replies all answers that the proofs need
 */
public record ColorSafety(
        Color color,
        PointSet stones,
        PointSet territory,
        List<GroupProof> groups,
        List<RegionProof> regions,
        Replies replies) {
    /** Keeps immutable copies. */
    public ColorSafety {
        groups = List.copyOf(groups);
        regions = List.copyOf(regions);
    }

    /** Stones and territory. */
    public PointSet points() {
        return stones.union(territory);
    }
}
