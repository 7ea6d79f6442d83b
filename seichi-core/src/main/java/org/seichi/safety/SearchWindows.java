package org.seichi.safety;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** Spaces beside a group in which it may have eyes, cut out of regions that are too large to be searched whole. */
final class SearchWindows {
    private final Enclosures enclosures;
    private final Board board;
    private final SafeGroups safeGroups;
    private final PointSet free;

    /**
     * Windows of a color.
     *
     * @param free the points that may be in a window
     */
    SearchWindows(Enclosures enclosures, SafeGroups safeGroups, PointSet free) {
        this.enclosures = enclosures;
        this.board = enclosures.board();
        this.safeGroups = safeGroups;
        this.free = free;
    }

    /** The liberties of a group from which windows may grow. */
    int[] seeds(int group) {
        return safeGroups.liberties(group).intersection(free).toArray();
    }

    /** The points of a region that are nearest to some seeds in it. */
    PointSet near(int[] seeds, int region, int most) {
        return grow(Arrays.stream(seeds).filter(seed -> enclosures.at(seed) == region), most);
    }

    private PointSet grow(IntStream seeds, int most) {
        PointSet found = first(seeds, most);
        PointSet edge = found;
        while (!edge.isEmpty() && found.size() < most) {
            IntStream next = Arrays.stream(edge.neighbors(board).minus(found).toArray())
                    .filter(point -> enclosures.contains(point) && free.contains(point));
            edge = first(next, most - found.size());
            found = found.union(edge);
        }
        return found;
    }

    private PointSet first(IntStream points, int most) {
        int[] all = points.toArray();
        return PointSet.of(board, Arrays.copyOf(all, Math.min(most, all.length)));
    }
}
