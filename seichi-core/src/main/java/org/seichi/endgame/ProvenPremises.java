package org.seichi.endgame;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.safety.ColorSafety;
import org.seichi.safety.GroupProof;
import org.seichi.safety.RegionProof;
import org.seichi.safety.Safety;

/**
 * Premises that are proven, and nothing else: stones and territory that are safe without an answer outside the territory
 * (Mueller, section 2.1: safe blocks divide the board into independent areas). What follows from them is exact.
 */
public final class ProvenPremises {
    private ProvenPremises() {}

    /**
     * The premises.
     *
     * @param safety what is proven of the position
     */
    public static Premises of(Position position, Safety safety) {
        ColorSafety black = safety.of(Color.BLACK);
        ColorSafety white = safety.of(Color.WHITE);
        PointSet safe = stones(black).union(stones(white));
        return new Premises(
                position,
                safe,
                territory(black).minus(safe),
                territory(white).minus(safe),
                PointSet.empty(position.board()));
    }

    private static PointSet stones(ColorSafety safety) {
        return safety.groups().stream()
                .filter(proof -> !proof.needsAnswer())
                .map(GroupProof::stones)
                .reduce(safety.stones().minus(safety.stones()), PointSet::union);
    }

    private static PointSet territory(ColorSafety safety) {
        return safety.regions().stream()
                .filter(proof -> !proof.needsAnswer())
                .map(RegionProof::points)
                .reduce(safety.stones().minus(safety.stones()), PointSet::union);
    }
}
