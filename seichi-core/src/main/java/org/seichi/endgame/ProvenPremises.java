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
        PointSet safe = firm(safety, Color.BLACK).union(firm(safety, Color.WHITE));
        return new Premises(
                position,
                safe,
                territory(black).minus(safe),
                territory(white).minus(safe),
                PointSet.empty(position.board()));
    }

    /** Stones that are safe without any answer that may cost a point: also those whose answers only help others. */
    static PointSet firm(Safety safety, Color color) {
        return safety.of(color).groups().stream()
                .filter(proof -> !proof.needsAnswer())
                .map(GroupProof::stones)
                .reduce(safety.unconditional(color).stones(), PointSet::union);
    }

    private static PointSet territory(ColorSafety safety) {
        return safety.regions().stream()
                .filter(proof -> !proof.needsAnswer())
                .map(RegionProof::points)
                .reduce(safety.stones().minus(safety.stones()), PointSet::union);
    }
}
