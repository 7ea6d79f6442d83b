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
        Board board = board();
        regionAt = new int[board.arrayLength()];
        Arrays.fill(regionAt, NONE);
        int[] queue = new int[board.size()];
        for (int point = board.first(); point <= board.last(); point++) {
            if (isFree(point)) {
                collect(point, queue);
            }
        }
    }

    /** Collects a region by flood fill. */
    private void collect(int start, int[] queue) {
        int size = take(start, queue, 0);
        for (int next = 0; next < size; next++) {
            for (int step : board().directions()) {
                if (isFree(queue[next] + step)) {
                    size = take(queue[next] + step, queue, size);
                }
            }
        }
        PointSet set = PointSet.of(board(), Arrays.copyOf(queue, size));
        points.add(Arrays.copyOf(queue, size));
        borders.add(set.neighbors(board()).stream().map(chains::at).distinct().toArray());
        sets.add(set);
    }

    private int take(int point, int[] queue, int size) {
        regionAt[point] = sets.size();
        queue[size] = point;
        return size + 1;
    }

    private boolean isFree(int point) {
        return stones().at(point) != Stones.EDGE && !isWall(point) && regionAt[point] == NONE;
    }

    private boolean isWall(int point) {
        return stones().at(point) == color.code() && !lost[chains.at(point)];
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

    /** Returns the points of a region in the order of the flood fill; must not be changed. */
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
