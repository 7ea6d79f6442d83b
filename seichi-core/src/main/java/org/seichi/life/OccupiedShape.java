package org.seichi.life;

import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * An eye space with stones of the attacker in it, as bit boards of {@link Polyomino}, moved to the lowest corner.
 *
 * @param space all points of the eye space
 * @param stones those of them with a stone
 */
record OccupiedShape(long space, long stones) {
    /** Returns the canonical shape of a space; empty if it does not fit into 8x8 points. */
    static Optional<OccupiedShape> of(Board board, PointSet space, PointSet stones) {
        return Polyomino.drawn(board, space, space)
                .map(shape -> new OccupiedShape(
                        shape, Polyomino.drawn(board, space, stones).orElseThrow()))
                .map(OccupiedShape::canonical);
    }

    /** Parses rows of {@code x} for empty points, {@code o} for stones and {@code .} for points outside, separated by slashes. */
    static OccupiedShape parse(String rows) {
        String space = rows.replace('o', 'x');
        String stones = rows.replace('x', '.').replace('o', 'x');
        return new OccupiedShape(Polyomino.parse(space), Polyomino.parse(stones));
    }

    /** Returns the least of the eight symmetric shapes. */
    OccupiedShape canonical() {
        OccupiedShape least = turned(0);
        for (int symmetry = 1; symmetry < Polyomino.SYMMETRIES; symmetry++) {
            OccupiedShape other = turned(symmetry);
            boolean less = other.space == least.space ? other.stones < least.stones : other.space < least.space;
            least = less ? other : least;
        }
        return least;
    }

    private OccupiedShape turned(int symmetry) {
        long turned = Polyomino.mirrored(space, symmetry);
        int corner = Polyomino.corner(turned);
        return new OccupiedShape(turned >>> corner, Polyomino.mirrored(stones, symmetry) >>> corner);
    }
}
