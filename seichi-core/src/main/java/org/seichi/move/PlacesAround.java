package org.seichi.move;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * What is on the points around a move, as the player to move sees it: his stones, the opponent's, what lies outside the board, how many
 * liberties the nearer stones have, which of them the last moves were.
 *
 * <p>The same for whatever is turned or mirrored: of the eight ways to look at it the one counts that has most on the nearest points.
 */
final class PlacesAround {
    /** What can be on a place; nothing is told of empty ones. */
    static final int CONTENTS = 8;

    private static final int OWN = 1;
    private static final int OTHER = 2;
    private static final int OUTSIDE = 3;

    /** How lately a stone was played. */
    private static final int SECOND = 1;

    private static final int LAST = 2;

    /** Added to {@link #OWN} and {@link #OTHER} for each liberty fewer than three, and one more, for {@link #OUTSIDE} lies between. */
    private static final int FEWER = 2;

    private static final int MANY_LIBERTIES = 3;

    /** Of so many places the liberties are told. */
    private static final int NEAR = 20;

    private static final int SYMMETRIES = 8;

    /** Columns, rows and the greater of both, added up, of the farthest place. */
    private static final int FARTHEST = 7;

    /** Points around a move, the nearest first: columns and rows. */
    private static final int[][] AROUND = around();

    /** By symmetry, where what is on a place is seen from. */
    private static final int[][] SEEN = seen();

    private final SearchBoard board;
    private final Board geometry;
    private final int own;
    private final int last;
    private final int second;
    private final int[] contents = new int[AROUND.length];

    /** Looks at a board; the last moves may be {@link Board#NO_POINT}. */
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

    /** Adds what is around a move. */
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

    /** The view in which the first place that differs has most. */
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
