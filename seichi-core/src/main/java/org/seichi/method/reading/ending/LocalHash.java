package org.seichi.method.reading.ending;

import org.seichi.board.Board;
import org.seichi.board.StoneKeys;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * A hash of what decides a fight at close quarters: the liberties of the chains around a point or of a chain, and those of
 * the chains that touch these liberties or, if they are few, the chain itself. While it stays the same, so does what was
 * read there; what is played elsewhere on the board does not change it.
 */
final class LocalHash {
    /** A chain with more liberties counts as solid: no fight at close quarters reaches through it. */
    private static final int SOLID = 5;
    /** The chains around a chain matter if it has no more liberties than this. */
    private static final int FEW = 3;

    private static final long LIBERTY = 0x2545F4914F6CDD1DL;
    private static final long OUTLET = 0x9E3779B97F4A7C15L;
    private static final long WALL = 0xD1342543DE82EF95L;

    private final SearchBoard board;
    private final StoneKeys keys;
    private final int[] steps;
    private final int[] marks;
    private int mark;
    private long hash;

    LocalHash(SearchBoard board) {
        this.board = board;
        this.keys = StoneKeys.of(board.board());
        this.steps = board.board().directions();
        this.marks = new int[board.board().arrayLength()];
    }

    /** The state around an empty point. */
    long aroundPoint(int point) {
        begin(keys.key(point, Stones.BLACK));
        for (int step : steps) {
            addCenter(point + step);
        }
        return hash;
    }

    /** The state around the chain of a stone. */
    long aroundChain(int stone) {
        begin(0);
        addCenter(stone);
        return hash;
    }

    private void begin(long salt) {
        mark++;
        hash = board.ko() == Board.NO_POINT ? salt : salt + keys.key(board.ko(), Stones.WHITE);
    }

    /** Adds a chain with what touches its liberties. */
    private void addCenter(int point) {
        if (!add(point) || board.liberties(point) > SOLID) {
            return;
        }
        int content = board.at(point);
        for (int p = board.nextLiberty(point, Board.NO_POINT); p != Board.NO_POINT; p = board.nextLiberty(point, p)) {
            for (int step : steps) {
                if (board.at(p + step) == Stones.EMPTY) {
                    hash += keys.key(p + step, content) * OUTLET;
                } else {
                    add(p + step);
                }
            }
        }
        if (board.liberties(point) <= FEW) {
            addAround(point);
        }
    }

    private void addAround(int stone) {
        int enemy = Stones.STONES_SUM - board.at(stone);
        int each = stone;
        do {
            for (int step : steps) {
                if (board.at(each + step) == enemy) {
                    add(each + step);
                }
            }
            each = board.nextStone(each);
        } while (each != stone);
    }

    /** Adds the liberties of a chain; returns whether there is a chain that was not added before. */
    private boolean add(int point) {
        int content = board.at(point);
        if ((content != Stones.BLACK && content != Stones.WHITE) || marks[board.chain(point)] == mark) {
            return false;
        }
        marks[board.chain(point)] = mark;
        if (board.liberties(point) > SOLID) {
            hash += keys.key(firstStone(point), content) * WALL;
            return true;
        }
        for (int p = board.nextLiberty(point, Board.NO_POINT); p != Board.NO_POINT; p = board.nextLiberty(point, p)) {
            hash += keys.key(p, content) * LIBERTY;
        }
        return true;
    }

    /** A stone that names the chain whatever was played before. */
    private int firstStone(int stone) {
        int first = stone;
        for (int each = board.nextStone(stone); each != stone; each = board.nextStone(each)) {
            first = Math.min(first, each);
        }
        return first;
    }
}
