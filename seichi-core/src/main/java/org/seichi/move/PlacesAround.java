package org.seichi.move;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * Describes the points around a move as the player to move sees them: own and opposing stones, points off the board, the liberties of the
 * nearer stones, and where the last two moves were.
 *
 * <p>Invariant under rotation and reflection: of the eight views the one with the lexicographically greatest contents is used.
 */
final class PlacesAround {
    /** Number of different contents of a place; an empty place gives no trait. */
    static final int CONTENTS = 8;

    private static final int OWN = 1;
    private static final int OTHER = 2;
    private static final int OUTSIDE = 3;

    /** How lately a stone was played: as the second-to-last or as the last move. */
    private static final int SECOND = 1;

    private static final int LAST = 2;

    /** Added to {@link #OWN} or {@link #OTHER} for each liberty fewer than three; 1 is added too, since {@link #OUTSIDE} lies between. */
    private static final int FEWER = 2;

    private static final int MANY_LIBERTIES = 3;

    /** Number of places, the nearest ones, where liberties are told apart. */
    private static final int NEAR = 20;

    private static final int SYMMETRIES = 8;

    /** Distance of the farthest places: columns, rows and the greater of both, added up. */
    private static final int FARTHEST = 7;

    /** Places around a move as offsets in columns and rows, the nearest first. */
    private static final int[][] AROUND = around();

    /** For each symmetry and place, the place whose contents are seen there. */
    private static final int[][] SEEN = seen();

    private final SearchBoard board;
    private final Board geometry;
    private final int own;
    private final int last;
    private final int second;
    private final int[] contents = new int[AROUND.length];

    /** Describes moves on a board; the last two moves may be {@link Board#NO_POINT}. */
    PlacesAround(SearchBoard board, int last, int second) {
        this.board = board;
        this.last = last;
        this.second = second;
        geometry = board.board();
        own = board.toMove().code();
    }

    private static int[][] around() {
        List<int[]> around = new ArrayList<>();
        for (int distance = 1; distance <= FARTHEST; distance++) {
            for (int dy = -FARTHEST; dy <= FARTHEST; dy++) {
                for (int dx = -FARTHEST; dx <= FARTHEST; dx++) {
                    if (Math.abs(dx) + Math.abs(dy) + Math.max(Math.abs(dx), Math.abs(dy)) == distance) {
                        around.add(new int[] {dx, dy});
                    }
                }
            }
        }
        return around.toArray(int[][]::new);
    }

    private static int[][] seen() {
        int[][] seen = new int[SYMMETRIES][AROUND.length];
        for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
            for (int place = 0; place < AROUND.length; place++) {
                int x = (symmetry & 1) == 0 ? AROUND[place][0] : -AROUND[place][0];
                int y = (symmetry & 2) == 0 ? AROUND[place][1] : -AROUND[place][1];
                seen[symmetry][place] = (symmetry & 4) == 0 ? place(x, y) : place(y, x);
            }
        }
        return seen;
    }

    private static int place(int dx, int dy) {
        int place = 0;
        while (AROUND[place][0] != dx || AROUND[place][1] != dy) {
            place++;
        }
        return place;
    }

    /** Adds the traits of the places around a move. */
    void add(int move, TraitKeys traits) {
        look(move);
        int[] view = view();
        for (int place = 0; place < view.length; place++) {
            int content = contents[view[place]] % CONTENTS;
            int lately = contents[view[place]] / CONTENTS;
            if (content > 0) {
                traits.add(PlainTrait.AROUND, place * CONTENTS + content);
            }
            if (lately > 0) {
                traits.add(lately == LAST ? PlainTrait.LAST_AROUND : PlainTrait.SECOND_AROUND, place);
            }
        }
    }

    private void look(int move) {
        int column = geometry.x(move);
        int row = geometry.y(move);
        for (int place = 0; place < contents.length; place++) {
            int x = column + AROUND[place][0];
            int y = row + AROUND[place][1];
            boolean inside = x >= 0 && y >= 0 && x < geometry.width() && y < geometry.height();
            contents[place] =
                    inside ? content(place, move + AROUND[place][1] * geometry.stride() + AROUND[place][0]) : OUTSIDE;
        }
    }

    private int content(int place, int point) {
        int lately = CONTENTS * (point == last ? LAST : point == second ? SECOND : 0);
        int stone = board.at(point);
        if (stone == Stones.EMPTY) {
            return lately;
        }
        int content = stone == own ? OWN : OTHER;
        int fewer = place < NEAR ? MANY_LIBERTIES - Math.min(MANY_LIBERTIES, board.liberties(point)) : 0;
        return lately + content + (fewer == 0 ? 0 : fewer * FEWER + 1);
    }

    /** The view with the lexicographically greatest contents. */
    private int[] view() {
        int[] best = SEEN[0];
        for (int[] view : SEEN) {
            int place = 0;
            while (place < contents.length && contents[view[place]] == contents[best[place]]) {
                place++;
            }
            if (place < contents.length && contents[view[place]] > contents[best[place]]) {
                best = view;
            }
        }
        return best;
    }
}
