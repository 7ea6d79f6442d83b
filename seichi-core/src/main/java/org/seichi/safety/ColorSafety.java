package org.seichi.safety;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.safety.local.Strategy;
import org.seichi.zone.ZoneAnswers;

/**
 * What a color is proven to own, with the proofs. All of it holds at the same time, by the same replies.
 *
 * @param color the owner
 * @param stones stones that are not captured
 * @param territory points in which the opponent cannot live; his stones there are dead
 * @param groups the proofs of the stones
 * @param regions the proofs of the territory
 * @param replies the answers that the static proofs need
 * @param strategies the answers in the zones that were searched; no two zones have a point in common, nor one with a reply
 * @param zones the answers of proofs by search with zones; none has a point in common with what the other answers need
 */
public record ColorSafety(
        Color color,
        PointSet stones,
        PointSet territory,
        List<GroupProof> groups,
        List<RegionProof> regions,
        Replies replies,
        List<Strategy> strategies,
        List<ZoneAnswers> zones) {
    /** Keeps immutable copies. */
    public ColorSafety {
        groups = List.copyOf(groups);
        regions = List.copyOf(regions);
        strategies = List.copyOf(strategies);
        zones = List.copyOf(zones);
    }

    /** Returns stones and territory together. */
    public PointSet points() {
        return stones.union(territory);
    }
}
