package org.seichi.safety;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** Cuts search windows out of regions that are too large to be searched whole: spaces beside a group where it may have eyes. */
final class SearchWindows {
    private final Enclosures enclosures;
    private final Board board;
    private final SafeGroups safeGroups;
    private final PointSet free;

    /**
     * Prepares the windows of a color.
     *
     * @param free the points that may be in a window
     */
    SearchWindows(Enclosures enclosures, SafeGroups safeGroups, PointSet free) {
        this.enclosures = enclosures;
        this.board = enclosures.board();
        this.safeGroups = safeGroups;
        this.free = free;
    }

    /** Returns the liberties of a group from which windows may grow. */
    int[] seeds(int group) {
        return safeGroups.liberties(group).intersection(free).toArray();
    }

    /** Returns the points of a region that are nearest to those of some seeds that lie in it, at most a given number. */
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
