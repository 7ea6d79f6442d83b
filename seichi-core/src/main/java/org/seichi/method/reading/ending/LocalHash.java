package org.seichi.method.reading.ending;

import org.seichi.board.Board;
import org.seichi.board.StoneKeys;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * A hash of what decides a close fight: the liberties of the chains around a point or of one chain, those of the chains next to
 * these liberties and, if they are few, of the enemy chains around. While it is unchanged, answers read there are reused; moves
 * elsewhere on the board do not change it.
 */
final class LocalHash {
    /** In liberties: a chain with more counts as solid, so that no close fight reaches through it. */
    private static final int SOLID = 5;
    /** In liberties: the enemy chains next to a chain are included if it has no more than this. */
    private static final int FEW = 3;

    private static final long LIBERTY = 0x2545F4914F6CDD1DL;
    private static final long OUTLET = 0x9E3779B97F4A7C15L;
    private static final long WALL = 0xD1342543DE82EF95L;

    private final SearchBoard board;
    private final StoneKeys keys;
    private final int[] steps;
    private final int[] marks;
    private final int[] centers;
    private int mark;
    private long hash;

    LocalHash(SearchBoard board) {
        this.board = board;
        this.keys = StoneKeys.of(board.board());
        this.steps = board.board().directions();
        this.marks = new int[board.board().arrayLength()];
        this.centers = new int[board.board().arrayLength()];
    }

    /** The hash around an empty point. */
    long aroundPoint(int point) {
        begin(keys.key(point, Stones.BLACK));
        for (int step : steps) {
            addCenter(point + step);
        }
        return hash;
    }

    /** The hash around the chain of a stone and of the chain itself, since two chains of one fight have the same surroundings. */
    long aroundChain(int stone) {
        begin(keys.key(firstStone(stone), board.at(stone)));
        addCenter(stone);
        return hash;
    }

    private void begin(long salt) {
        mark++;
        hash = board.ko() == Board.NO_POINT ? salt : salt + keys.key(board.ko(), Stones.WHITE);
    }

    /**
     * Adds a chain, the chains and empty points next to its liberties and, if these are few, the enemy chains next to it; even if
     * the chain itself was already added as a neighbor of another one.
     */
    private void addCenter(int point) {
        if (!Stones.isStone(board.at(point)) || centers[board.chain(point)] == mark) {
            return;
        }
        centers[board.chain(point)] = mark;
        add(point);
        if (board.liberties(point) > SOLID) {
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

    /** Adds the liberties of a chain, if there is one that was not added before. */
    private void add(int point) {
        if (!Stones.isStone(board.at(point)) || marks[board.chain(point)] == mark) {
            return;
        }
        marks[board.chain(point)] = mark;
        int content = board.at(point);
        if (board.liberties(point) > SOLID) {
            hash += keys.key(firstStone(point), content) * WALL;
            return;
        }
        for (int p = board.nextLiberty(point, Board.NO_POINT); p != Board.NO_POINT; p = board.nextLiberty(point, p)) {
            hash += keys.key(p, content) * LIBERTY;
        }
    }

    /** The first stone of a chain by point number, so that the hash does not depend on move order. */
    private int firstStone(int stone) {
        int first = stone;
        for (int each = board.nextStone(stone); each != stone; each = board.nextStone(each)) {
            first = Math.min(first, each);
        }
        return first;
    }
}
