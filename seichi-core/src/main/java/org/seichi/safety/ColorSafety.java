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
 * @param replies the answers that the static proofs need, in the order of the attacked points: by looking them up, the owner
 *     keeps what is proven wherever the opponent plays. Each point that can be attacked has one answer. The owner answers every
 *     attack at once and may pass otherwise. Every answer joins a safe chain, so no stone of an answer is ever captured and no
 *     answer repeats a position: no ko rule can forbid one
 * @param strategies the answers in the zones that were searched; no two zones have a point in common, nor one with a reply
 * @param zones the answers of proofs by search with zones; none has a point in common with what the other answers need
 */
public record ColorSafety(
        Color color,
        PointSet stones,
        PointSet territory,
        List<GroupProof> groups,
        List<RegionProof> regions,
        List<Reply> replies,
        List<Strategy> strategies,
        List<ZoneAnswers> zones) {
    /** Keeps immutable copies. */
    public ColorSafety {
        groups = List.copyOf(groups);
        regions = List.copyOf(regions);
        replies = List.copyOf(replies);
        strategies = List.copyOf(strategies);
        zones = List.copyOf(zones);
    }

    /** Returns stones and territory together. */
    public PointSet points() {
        return stones.union(territory);
    }
}
