package org.seichi.safety;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * Small spaces beside a group in which it may have an eye, cut out of regions that are too large to be searched whole.
 * A window grows from a liberty of the group by the point that is most enclosed: next to the owner's stones, the edge, or
 * the window itself.
 */
final class SearchWindows {
    private final Enclosures enclosures;
    private final Board board;
    private final SafeGroups safeGroups;
    private final IntPredicate isFree;

    /**
     * Windows of a color.
     *
     * @param isFree whether a point may be in a window
     */
    SearchWindows(Enclosures enclosures, SafeGroups safeGroups, IntPredicate isFree) {
        this.enclosures = enclosures;
        this.board = enclosures.board();
        this.safeGroups = safeGroups;
        this.isFree = isFree;
    }

    /** The liberties of a group from which windows may grow. */
    int[] seeds(int group) {
        return Arrays.stream(safeGroups.liberties(group).toArray())
                .filter(isFree)
                .toArray();
    }

    /** Some liberties of a group that are not in a space. */
    PointSet outside(int group, PointSet space, int most) {
        return PointSet.of(
                board,
                Arrays.stream(seeds(group))
                        .filter(point -> !space.contains(point))
                        .limit(most)
                        .toArray());
    }

    /** The window of a size around a seed; smaller if there is no more room. */
    PointSet at(int seed, int size) {
        PointSet.Builder window = PointSet.builder(board).add(seed);
        for (int count = 1; count < size; count++) {
            int next = mostEnclosed(window.build());
            if (next == Board.NO_POINT) {
                break;
            }
            window.add(next);
        }
        return window.build();
    }

    /** The points that are nearest to a group. */
    PointSet around(int group, int most) {
        return grow(Arrays.stream(seeds(group)), most);
    }

    /** The points of a region that are nearest to some seeds in it. */
    PointSet near(int[] seeds, int region, int most) {
        return grow(Arrays.stream(seeds).filter(seed -> enclosures.at(seed) == region), most);
    }

    private PointSet grow(IntStream seeds, int most) {
        PointSet found = PointSet.of(board, seeds.limit(most).toArray());
        PointSet edge = found;
        while (!edge.isEmpty() && found.size() < most) {
            int[] next = Arrays.stream(edge.neighbors(board).minus(found).toArray())
                    .filter(point -> enclosures.contains(point) && isFree.test(point))
                    .limit(most - found.size())
                    .toArray();
            edge = PointSet.of(board, next);
            found = found.union(edge);
        }
        return found;
    }

    private int mostEnclosed(PointSet window) {
        int best = Board.NO_POINT;
        int most = -1;
        PointSet around = window.neighbors(board);
        for (int point = around.first(); point != Board.NO_POINT; point = around.next(point)) {
            if (enclosures.contains(point) && isFree.test(point)) {
                int walls = walls(point, window);
                if (walls > most) {
                    best = point;
                    most = walls;
                }
            }
        }
        return best;
    }

    private int walls(int point, PointSet window) {
        int walls = 0;
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.neighbor(point, direction);
            if (window.contains(neighbor) || !enclosures.contains(neighbor)) {
                walls++;
            }
        }
        return walls;
    }
}
