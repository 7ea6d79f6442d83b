package org.seichi.endgame;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.safety.ColorSafety;
import org.seichi.safety.GroupProof;
import org.seichi.safety.RegionProof;
import org.seichi.safety.Safety;

/**
 * Derives premises from proofs alone: stones and territory for which the opponent cannot force an answer from outside the
 * territory (Mueller, section 2.1: safe blocks divide the board into independent areas). What follows from them is exact.
 */
public final class ProvenPremises {
    private ProvenPremises() {}

    /**
     * Derives the premises.
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

    /** The stones that are safe without answers that may cost a point: such groups, and all unconditionally alive stones. */
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
