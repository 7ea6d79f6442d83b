package org.seichi.safety;

import java.util.Arrays;
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
    private final int[][] points;
    private final int[][] borders;
    private final PointSet[] sets;

    private Enclosures(Scan scan) {
        chains = scan.chains;
        color = scan.color;
        lost = scan.lost;
        regionAt = scan.regionAt;
        points = parts(scan.points, scan.pointStart, scan.count);
        borders = parts(scan.border, scan.borderStart, scan.count);
        sets = new PointSet[scan.count];
        Arrays.setAll(sets, region -> PointSet.of(chains.stones().board(), points[region]));
    }

    private static int[][] parts(int[] all, int[] start, int count) {
        int[][] parts = new int[count][];
        Arrays.setAll(parts, part -> Arrays.copyOfRange(all, start[part], start[part + 1]));
        return parts;
    }

    /** Finds the regions of a color. */
    static Enclosures of(Chains chains, Color color) {
        return of(chains, color, new boolean[chains.count()]);
    }

    /**
     * Finds the regions of some chains of a color: its other chains count as part of them.
     *
     * @param lost by chain, whether it has been given up
     */
    static Enclosures of(Chains chains, Color color, boolean[] lost) {
        Scan scan = new Scan(chains, color, lost);
        scan.run();
        return new Enclosures(scan);
    }

    /** Finds the regions of the same color with other chains given up. */
    Enclosures without(boolean[] more) {
        return of(chains, color, more);
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
        return sets.length;
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
        return points[region];
    }

    PointSet set(int region) {
        return sets[region];
    }

    /** Returns the color's chains that touch a region, each once; must not be changed. */
    int[] border(int region) {
        return borders[region];
    }

    /** Collects the regions by flood fill. */
    private static final class Scan {
        private final Chains chains;
        private final Color color;
        private final boolean[] lost;
        private final Stones stones;
        private final Board board;
        private final int[] regionAt;
        private final int[] points;
        private final int[] pointStart;
        private int[] border;
        private final int[] borderStart;
        private final int[] borderOf;
        private int pointCount;
        private int borderCount;
        private int count;

        Scan(Chains chains, Color color, boolean[] lost) {
            this.chains = chains;
            this.color = color;
            this.lost = lost;
            this.stones = chains.stones();
            this.board = stones.board();
            this.regionAt = new int[board.arrayLength()];
            Arrays.fill(regionAt, NONE);
            this.points = new int[board.size()];
            this.pointStart = new int[board.size() + 1];
            this.border = new int[board.size()];
            this.borderStart = new int[board.size() + 1];
            this.borderOf = new int[chains.count()];
        }

        void run() {
            for (int point = board.first(), last = board.last(); point <= last; point++) {
                if (isFree(point)) {
                    collect(point);
                }
            }
        }

        private boolean isFree(int point) {
            return stones.at(point) != Stones.EDGE && !isWall(point) && regionAt[point] == NONE;
        }

        private boolean isWall(int point) {
            return stones.at(point) == color.code() && !lost[chains.at(point)];
        }

        private void collect(int start) {
            take(start);
            for (int i = pointStart[count]; i < pointCount; i++) {
                for (int direction = 0; direction < 4; direction++) {
                    int neighbor = board.neighbor(points[i], direction);
                    if (isWall(neighbor)) {
                        touch(chains.at(neighbor));
                    } else if (isFree(neighbor)) {
                        take(neighbor);
                    }
                }
            }
            count++;
            pointStart[count] = pointCount;
            borderStart[count] = borderCount;
        }

        private void take(int point) {
            regionAt[point] = count;
            points[pointCount++] = point;
        }

        private void touch(int chain) {
            if (borderOf[chain] == count + 1) {
                return;
            }
            borderOf[chain] = count + 1;
            if (borderCount == border.length) {
                border = Arrays.copyOf(border, 2 * borderCount);
            }
            border[borderCount++] = chain;
        }
    }
}
