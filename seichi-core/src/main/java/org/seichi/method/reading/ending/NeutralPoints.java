package org.seichi.method.reading.ending;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.StoneKeys;
import org.seichi.board.Stones;
import org.seichi.score.Ownership;
import org.seichi.search.SearchBoard;
import org.seichi.structure.RingOrder;

/**
 * The neutral points of an ending as it is played. Those that one player's living stones enclose on the way, so that the
 * opponent has no stone beside them any more, are territory from then on: nobody takes them, and to fill one costs a point.
 */
final class NeutralPoints {
    /** In points: in a larger region, what a single move encloses is not looked for. */
    private static final int LARGEST = 16;

    /** In liberties: a chain with more needs no protection, so that no protective move depends on what is enclosed beside it. */
    private static final int SOLID = 5;

    private static final long ENCLOSED = 0xD6E8FEB86659FD93L;
    private static final long REGION = 0xA0761D6478BD642FL;
    /** The answer of {@link #touched} for the edge and for neutral points, which bound no region. */
    private static final int INSIDE = Stones.STONES_SUM + 1;

    private final SearchBoard board;
    private final LivingChains chains;
    private final Ownership owners;
    private final PointSet dame;
    private final int[] ordered;
    private final int[] steps;
    private final StoneKeys keys;
    private final int[] marks;
    private final int[] region;
    private int mark;
    private int size;

    /**
     * The neutral points of a position.
     *
     * @param board the position in which the record stops; the moves are played on it
     * @param owners the owner of each point there
     */
    NeutralPoints(SearchBoard board, LivingChains chains, Ownership owners) {
        this.board = board;
        this.chains = chains;
        this.owners = owners;
        this.dame = owners.dame();
        this.ordered = RingOrder.of(board, dame);
        this.steps = board.board().directions();
        this.keys = StoneKeys.of(board.board());
        this.marks = new int[board.board().arrayLength()];
        this.region = new int[ordered.length];
    }

    /** The points that were neutral at the start, in the order in which they are tried. Not to be changed. */
    int[] ordered() {
        return ordered;
    }

    /** Whether a point was neutral at the start. */
    boolean wasNeutral(int point) {
        return dame.contains(point);
    }

    /** Whether an empty point is neutral now. */
    boolean contains(int point) {
        return dame.contains(point) && encloser(point) == Stones.EMPTY;
    }

    /** Those of some empty points that are neutral now. */
    PointSet among(PointSet points) {
        return points.intersection(dame).filter(this::contains);
    }

    /** Whether an empty point was neutral at the start and is enclosed now. */
    boolean isEnclosed(int point) {
        return dame.contains(point) && encloser(point) != Stones.EMPTY;
    }

    /** The empty points that a player has enclosed. */
    PointSet enclosedBy(Color player) {
        return dame.filter(point -> enclosed(point) == player.code());
    }

    /** The points that a player has enclosed, of the empty regions next to his stone at a point that was neutral. */
    PointSet enclosedBeside(int point, Color player) {
        PointSet.Builder beside = PointSet.builder(board.board());
        for (int step : steps) {
            int next = point + step;
            if (dame.contains(next) && enclosed(next) == player.code()) {
                for (int i = 0; i < size; i++) {
                    beside.add(region[i]);
                }
            }
        }
        return beside.build();
    }

    /** The number of points that a player has enclosed, less those that his opponent has. */
    int balance(Color player) {
        int balance = 0;
        for (int point : ordered) {
            int color = enclosed(point);
            balance += color == Stones.EMPTY ? 0 : color == player.code() ? 1 : -1;
        }
        return balance;
    }

    /** A hash of the enclosed points among the liberties of the chains next to a point, and among the empty points beside these liberties. */
    long enclosedNear(int point) {
        long hash = 0;
        for (int step : steps) {
            int stone = point + step;
            if (!Stones.isStone(board.at(stone)) || board.liberties(stone) > SOLID) {
                continue;
            }
            for (int p = board.nextLiberty(stone, Board.NO_POINT);
                    p != Board.NO_POINT;
                    p = board.nextLiberty(stone, p)) {
                hash += enclosedKey(p);
                for (int aside : steps) {
                    hash += enclosedKey(p + aside);
                }
            }
        }
        return hash * ENCLOSED;
    }

    private long enclosedKey(int point) {
        int color = dame.contains(point) ? enclosed(point) : Stones.EMPTY;
        return color == Stones.EMPTY ? 0 : keys.key(point, color);
    }

    /** A hash of the region of empty neutral points around a point, and of what is next to it; 0 if the region is large. */
    long regionHash(int point) {
        long hash = 0;
        begin(point);
        for (int i = 0; i < size && size <= LARGEST; i++) {
            hash += keys.key(region[i], Stones.BLACK) * REGION;
            for (int step : steps) {
                int touched = touched(region[i] + step);
                hash += Stones.isStone(touched) ? keys.key(region[i] + step, touched) : 0;
            }
        }
        return size > LARGEST ? 0 : hash;
    }

    /** Whether the region of empty neutral points around a point is so small that a move may enclose a part of it. */
    boolean isInSmallRegion(int point) {
        return regionHash(point) != 0;
    }

    /** The color that has enclosed a point that was neutral at the start; {@link Stones#EMPTY} if none has, or if it is taken. */
    private int enclosed(int point) {
        return board.at(point) == Stones.EMPTY ? encloser(point) : Stones.EMPTY;
    }

    /** The color that alone is next to the neutral region of an empty point; {@link Stones#EMPTY} if there is none. */
    private int encloser(int point) {
        begin(point);
        int color = Stones.EMPTY;
        for (int i = 0; i < size; i++) {
            for (int step : steps) {
                int touched = touched(region[i] + step);
                if (touched == Stones.EMPTY || (touched < INSIDE && color != Stones.EMPTY && touched != color)) {
                    return Stones.EMPTY;
                }
                color = touched < INSIDE ? touched : color;
            }
        }
        return color;
    }

    private void begin(int point) {
        mark++;
        size = 1;
        region[0] = point;
        marks[point] = mark;
    }

    /**
     * The color that is next to the region at a point, dead stones counted for their opponent and territory for its owner;
     * {@link Stones#EMPTY} for a point that belongs to nobody but is not neutral. Adds a neutral point to the region.
     */
    private int touched(int point) {
        int content = board.at(point);
        if (Stones.isStone(content)) {
            boolean living = chains.isLiving(point);
            return owners.seki().contains(point) ? Stones.EMPTY : living ? content : Stones.STONES_SUM - content;
        }
        if (content != Stones.EMPTY) {
            return INSIDE;
        }
        if (!dame.contains(point)) {
            return owners.codeAt(point);
        }
        if (marks[point] != mark) {
            marks[point] = mark;
            region[size++] = point;
        }
        return INSIDE;
    }
}
