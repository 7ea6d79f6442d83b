package org.seichi.structure;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/** Territories whose border is open: large empty regions that touch living stones of both colors. Linear in the board. */
public final class OpenBorders {
    /** Minimum size, in points, of a region with an open border; smaller ones are taken for dame. */
    public static final int LARGE = 8;

    private OpenBorders() {}

    /** The position with dead stones replaced by their captor's, so that regions behind them stay separate. */
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
