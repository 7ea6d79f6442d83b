package org.seichi.endgame;

import java.util.Arrays;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * Caches the {@link Survey} of an area by position: the questions about a score lead through the same positions again and
 * again, and a survey depends on the stones alone. Positions are distinguished by 64-bit hashes; areas of more than 64 points
 * are surveyed each time.
 */
final class SurveyMemory {
    private static final int SMALLEST = 1 << 8;
    private static final int LARGEST = 1 << 15;
    private static final int FIELD = 13;
    private static final long FIELD_MASK = (1 << FIELD) - 1;
    private static final int MIDDLE = 1 << (FIELD - 1);
    private static final int UNKNOWN = 2 * MIDDLE - 1;
    private static final long DOUBT = 1L << (4 * FIELD);
    private static final long PRESENT = DOUBT << 1;

    private final SearchBoard board;
    private final PointSet area;
    private final int[] points;
    private final Survey survey;
    /** Three words per entry: the hash, the packed numbers, and the open points as bits; all 0 if free. */
    private long[] words = new long[3 * SMALLEST];

    private int mask = SMALLEST - 1;
    private int count;
    /** The entry of the current position, set by {@link #look}. */
    private int entry;

    SurveyMemory(SearchBoard board, PointSet area) {
        this.board = board;
        this.area = area;
        points = area.toArray();
        survey = new Survey(board, area);
    }

    PointSet area() {
        return area;
    }

    /** Its points, from top left to bottom right; not to be changed. */
    int[] points() {
        return points;
    }

    /** Surveys the current position of the board, or finds its entry. */
    void look() {
        long hash = board.hash();
        entry = find(hash);
        if (words[entry + 1] == 0 || points.length > Long.SIZE) {
            if (words[entry + 1] == 0 && 2 * ++count > mask) {
                grow();
                entry = find(hash);
            }
            survey.look();
            words[entry] = hash;
            words[entry + 1] = PRESENT
                    | (survey.hasStonesInDoubt() ? DOUBT : 0)
                    | (long) (survey.settled() + MIDDLE) << (3 * FIELD)
                    | (long) survey.mostBlack() << (2 * FIELD)
                    | (long) survey.mostWhite() << FIELD
                    | UNKNOWN;
            words[entry + 2] = open();
        }
    }

    private long open() {
        long open = 0;
        for (int index = 0; index < Math.min(points.length, Long.SIZE); index++) {
            boolean isOpen = board.at(points[index]) == Stones.EMPTY && survey.isOpenAt(points[index]);
            open |= isOpen ? 1L << index : 0;
        }
        return open;
    }

    /** The score of all settled parts, in points for Black. */
    int settled() {
        return field(3) - MIDDLE;
    }

    /** The most points that the other parts can bring Black. */
    int mostBlack() {
        return field(2);
    }

    /** The most points that the other parts can bring White. */
    int mostWhite() {
        return field(1);
    }

    /** Whether stones stand in parts that are not settled. */
    boolean hasStonesInDoubt() {
        return (words[entry + 1] & DOUBT) != 0;
    }

    /** The score of the open parts if all stones stay as they are, in points for Black. */
    int standing() {
        if (field(0) == UNKNOWN) {
            survey.look();
            words[entry + 1] += survey.standing() + MIDDLE - UNKNOWN;
        }
        return field(0) - MIDDLE;
    }

    /** Whether the point of the area with an index is empty and lies in a part that is not settled. */
    boolean isOpen(int index) {
        return points.length > Long.SIZE
                ? board.at(points[index]) == Stones.EMPTY && survey.isOpenAt(points[index])
                : (words[entry + 2] & 1L << index) != 0;
    }

    private int field(int number) {
        return (int) (words[entry + 1] >>> (FIELD * number) & FIELD_MASK);
    }

    /** The entry of a hash, or the free one where it belongs. */
    private int find(long hash) {
        int slot = (int) (hash >>> 20) & mask;
        while (words[3 * slot + 1] != 0 && words[3 * slot] != hash) {
            slot = (slot + 1) & mask;
        }
        return 3 * slot;
    }

    /** Doubles the table; one of the maximum size is cleared instead. */
    private void grow() {
        if (mask + 1 == LARGEST) {
            Arrays.fill(words, 0);
            count = 0;
            return;
        }
        long[] before = words;
        mask = 2 * mask + 1;
        words = new long[2 * before.length];
        for (int old = 0; old < before.length; old += 3) {
            if (before[old + 1] != 0) {
                System.arraycopy(before, old, words, find(before[old]), 3);
            }
        }
    }
}
