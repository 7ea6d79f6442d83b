package org.seichi.safety;

import java.util.stream.IntStream;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * What is asked about the owner of a proof. A search may leave out all that cannot tell more about it, so it proves less than
 * one that is asked about the whole board, but nothing by weaker means.
 *
 * @param own points whose stones of his may be safe
 * @param others the other points, which may be his territory
 */
record Asked(PointSet own, PointSet others) {
    /** What is asked about a color if the fate of some points is asked. */
    static Asked of(PointSet points, Stones stones, Color color) {
        PointSet own = stones.stones(color);
        return new Asked(points.intersection(own), points.minus(own));
    }

    /** Everything that can be asked about a color. */
    static Asked everything(Stones stones, Color color) {
        return of(stones.board().points(), stones, color);
    }

    /** Whether it is all that can be asked. */
    boolean isEverything(Stones stones) {
        return own.size() + others.size() == stones.board().size();
    }

    /** Returns the number of points with an answer. */
    int answered(ColorSafety proven) {
        PointSet points = proven.points();
        return points.intersection(own).size() + points.intersection(others).size();
    }

    /** Whether a chain is asked for. */
    boolean isAbout(PointSet chain) {
        return own.intersects(chain);
    }

    /** Whether something may still be proven with the groups that are held to be safe. They only become fewer. */
    boolean isOpen(Fixpoint proof) {
        return own.intersects(proof.stones())
                || IntStream.range(0, proof.enclosures.count()).anyMatch(region -> mayBeTerritory(proof, region));
    }

    /**
     * Whether a region is asked for that may still be proven to be territory: it is small enough to be searched, or covered. Regions
     * only grow.
     */
    boolean mayBeTerritory(Fixpoint proof, int region) {
        return others.intersects(proof.enclosures.set(region))
                && (proof.enclosures.points(region).length <= TerritorySearch.LARGEST
                        || proof.cover(region).leavesOneEyeAtMost());
    }
}
