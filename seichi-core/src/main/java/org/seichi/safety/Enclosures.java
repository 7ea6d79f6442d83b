package org.seichi.safety;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.structure.Chains;

/**
 * The regions of a color: maximal connected sets of points that it does not occupy, empty or with stones of the opponent,
 * and the chains of the color around each. Chains that have been given up count as part of the regions.
 *
 * <p>Numbered from 0 in the order of their first point. Each move of the opponent is in one region, and regions stay
 * separate as long as the chains around them are not captured: the proofs rely on that.
 */
final class Enclosures {
    private static final int NONE = -1;

    private final Chains chains;
    private final Color color;
    private final boolean[] lost;
    private final int[] regionAt;
    private final List<int[]> points = new ArrayList<>();
    private final List<int[]> borders = new ArrayList<>();
    private final List<PointSet> sets = new ArrayList<>();

    private Enclosures(Chains chains, Color color, boolean[] lost) {
        this.chains = chains;
        this.color = color;
        this.lost = lost;
        regionAt = new int[board().arrayLength()];
        Arrays.fill(regionAt, NONE);
        board().points().minus(chains.stonesWhere(this::bounds)).parts(board()).forEach(this::add);
    }

    private void add(PointSet region) {
        int[] inside = region.toArray();
        for (int point : inside) {
            regionAt[point] = sets.size();
        }
        points.add(inside);
        borders.add(
                region.neighbors(board()).stream().map(chains::at).distinct().toArray());
        sets.add(region);
    }

    /** Finds the regions of a color. */
    static Enclosures of(Chains chains, Color color) {
        return new Enclosures(chains, color, new boolean[chains.count()]);
    }

    /**
     * Finds the regions of the same color with other chains given up: these count as part of them.
     *
     * @param more by chain, whether it has been given up
     */
    Enclosures without(boolean[] more) {
        return new Enclosures(chains, color, more);
    }

    /** Whether a chain is one of those around the regions. */
    boolean bounds(int chain) {
        return chains.code(chain) == color.code() && !lost[chain];
    }

    Chains chains() {
        return chains;
    }

    Stones stones() {
        return chains.stones();
    }

    Board board() {
        return chains.stones().board();
    }

    /** Returns the color whose regions they are: that of the chains around them. */
    Color color() {
        return color;
    }

    int count() {
        return sets.size();
    }

    /** Returns the region of a point that the color does not occupy. */
    int at(int point) {
        return regionAt[point];
    }

    /** Whether a point, border cells included, belongs to some region. */
    boolean contains(int point) {
        return regionAt[point] != NONE;
    }

    /** Returns the points of a region in their order; must not be changed. */
    int[] points(int region) {
        return points.get(region);
    }

    /** Whether no stone that has been given up stands among some points of regions: such a stone leaves no room for an eye. */
    boolean isClear(PointSet some) {
        return some.stream().noneMatch(point -> stones().at(point) == color.code());
    }

    PointSet set(int region) {
        return sets.get(region);
    }

    /** Returns the color's chains that touch a region, each once; must not be changed. */
    int[] border(int region) {
        return borders.get(region);
    }
}
