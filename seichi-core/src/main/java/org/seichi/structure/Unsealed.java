package org.seichi.structure;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/** Territories whose border is open: large empty regions that touch living stones of both colors. Linear in the board. */
public final class Unsealed {
    /** Size from which such a region is an open border and not a chain of dame. */
    private static final int LARGE = 8;

    private Unsealed() {}

    /** A position in which dead stones have become stones of their captor: what lies behind them stays apart. */
    public static Position settled(Position position, PointSet dead) {
        return position.with(dead.intersection(position.stones(Color.BLACK)), Stones.WHITE)
                .with(dead.intersection(position.stones(Color.WHITE)), Stones.BLACK);
    }

    /** Whether a region of a settled position has an open border. */
    public static boolean isOpen(Regions regions, int region) {
        return regions.size(region) >= LARGE
                && regions.touches(region, Stones.BLACK)
                && regions.touches(region, Stones.WHITE);
    }
}
