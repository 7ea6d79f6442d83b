package org.seichi.endgame;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.seichi.board.PointSet;
import org.seichi.search.SearchBoard;

/**
 * Caches the {@link Survey} of an area by position: the questions about a score lead through the same positions again and
 * again, and a survey depends on the stones alone. Positions are distinguished by 64-bit hashes.
 */
final class SurveyMemory {
    /** Number of positions after which all are forgotten. */
    private static final int MOST = 1 << 14;

    private final SearchBoard board;
    private final PointSet area;
    private final Survey survey;
    private final Map<Long, Entry> known = new HashMap<>();
    /** The entry of the current position, set by {@link #look}. */
    private Entry entry;

    /** What has been found about one position. */
    private static final class Entry {
        private final int settled;
        private final int mostBlack;
        private final int mostWhite;
        private final boolean stonesInDoubt;
        private final int[] open;
        private OptionalInt standing = OptionalInt.empty();

        Entry(Survey survey) {
            settled = survey.settled();
            mostBlack = survey.mostBlack();
            mostWhite = survey.mostWhite();
            stonesInDoubt = survey.hasStonesInDoubt();
            open = survey.openPoints().toArray();
        }
    }

    SurveyMemory(SearchBoard board, PointSet area) {
        this.board = board;
        this.area = area;
        survey = new Survey(board, area);
    }

    /** The area. */
    PointSet area() {
        return area;
    }

    /** Surveys the current position of the board, or finds its entry. */
    void look() {
        long hash = board.hash();
        entry = known.get(hash);
        if (entry == null) {
            survey.look();
            entry = new Entry(survey);
            if (known.size() == MOST) {
                known.clear();
            }
            known.put(hash, entry);
        }
    }

    /** The score of all settled parts, in points for Black. */
    int settled() {
        return entry.settled;
    }

    /** The most points that the other parts can bring Black. */
    int mostBlack() {
        return entry.mostBlack;
    }

    /** The most points that the other parts can bring White. */
    int mostWhite() {
        return entry.mostWhite;
    }

    /** Whether stones stand in parts that are not settled. */
    boolean hasStonesInDoubt() {
        return entry.stonesInDoubt;
    }

    /** The empty points of parts that are not settled, from top left to bottom right; not to be changed. */
    int[] open() {
        return entry.open;
    }

    /** The score of the open parts if all stones stay as they are, in points for Black. */
    int standing() {
        if (entry.standing.isEmpty()) {
            survey.look();
            entry.standing = OptionalInt.of(survey.standing());
        }
        return entry.standing.getAsInt();
    }
}
