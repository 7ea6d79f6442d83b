package org.seichi.method.reading.ending;

import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.StoneKeys;
import org.seichi.board.Stones;
import org.seichi.score.Ownership;
import org.seichi.search.SearchBoard;

/**
 * The small territories on which chains depend that have no liberty anywhere else: parts of what a player owned when the
 * record ended, with the dead stones in them.
 */
final class SmallTerritories {
    /** A chain around more points than this has room enough for two eyes, or is too much to read. */
    private static final int MOST_POINTS = 10;

    private static final long CLOSED = 0x9E3779B97F4A7C15L;
    private static final long OPEN = 0xD1342543DE82EF95L;

    private final SearchBoard board;
    private final Ownership owners;
    private final StoneKeys keys;
    private final int[] steps;
    private final int[] marks;
    private final int[] points = new int[MOST_POINTS];
    private int mark;
    private int size;

    SmallTerritories(SearchBoard board, Ownership owners) {
        this.board = board;
        this.owners = owners;
        this.keys = StoneKeys.of(board.board());
        this.steps = board.board().directions();
        this.marks = new int[board.board().arrayLength()];
    }

    /** The territory in which a living chain has all its liberties, or nothing if there is none that is small and closed. */
    Optional<PointSet> around(int stone) {
        Color owner = Color.of(board.at(stone));
        PointSet own = owners.of(owner);
        mark++;
        size = 0;
        boolean small = board.liberties(stone) <= MOST_POINTS
                && !owners.seki().contains(stone)
                && addLiberties(stone, own)
                && addDeadBeside(stone, own);
        for (int next = 0; small && next < size; next++) {
            small = addBeside(points[next], owner, own);
        }
        if (!small) {
            return Optional.empty();
        }
        PointSet.Builder territory = PointSet.builder(board.board());
        for (int i = 0; i < size; i++) {
            territory.add(points[i]);
        }
        return Optional.of(territory.build());
    }

    private boolean addLiberties(int stone, PointSet own) {
        for (int p = board.nextLiberty(stone, Board.NO_POINT); p != Board.NO_POINT; p = board.nextLiberty(stone, p)) {
            if (!own.contains(p) || !add(p)) {
                return false;
            }
        }
        return true;
    }

    /** Dead stones beside a chain can be taken to get liberties, even where they leave none now. */
    private boolean addDeadBeside(int stone, PointSet own) {
        int enemy = Stones.STONES_SUM - board.at(stone);
        int each = stone;
        do {
            for (int step : steps) {
                if (board.at(each + step) == enemy && own.contains(each + step) && !add(each + step)) {
                    return false;
                }
            }
            each = board.nextStone(each);
        } while (each != stone);
        return true;
    }

    /** Whether the territory goes on, or ends, at a point that was added: nothing leads out of it, and it stays small. */
    private boolean addBeside(int point, Color owner, PointSet own) {
        for (int step : steps) {
            int content = board.at(point + step);
            if (content == owner.code() || content == Stones.EDGE) {
                continue;
            }
            if (own.contains(point + step)) {
                if (!add(point + step)) {
                    return false;
                }
            } else if (content == Stones.EMPTY || content == board.at(point)) {
                return false;
            }
        }
        return true;
    }

    /** Whether there was room for a point. */
    private boolean add(int point) {
        if (marks[point] == mark) {
            return true;
        }
        if (size == MOST_POINTS) {
            return false;
        }
        marks[point] = mark;
        points[size++] = point;
        return true;
    }

    /** The chains of a player around a territory. */
    PointSet chainsAround(PointSet territory, Color owner) {
        PointSet.Builder stones = PointSet.builder(board.board());
        territory.neighbors(board.board()).forEach(point -> {
            if (board.at(point) == owner.code()) {
                stones.addAll(board.stonesOf(point));
            }
        });
        return stones.build();
    }

    /** Those of them that have no liberty elsewhere. */
    PointSet dependentOn(PointSet territory, Color owner) {
        PointSet.Builder stones = PointSet.builder(board.board());
        territory.neighbors(board.board()).forEach(point -> {
            if (board.at(point) == owner.code() && depends(point, territory)) {
                stones.addAll(board.stonesOf(point));
            }
        });
        return stones.build();
    }

    /** Whether the chain of a stone has no liberty outside a territory. */
    private boolean depends(int stone, PointSet territory) {
        int liberty = board.nextLiberty(stone, Board.NO_POINT);
        while (liberty != Board.NO_POINT && territory.contains(liberty)) {
            liberty = board.nextLiberty(stone, liberty);
        }
        return liberty == Board.NO_POINT;
    }

    /** A hash of what is inside a territory, what stands around it, and which of that depends on it. */
    long key(PointSet territory, Color owner) {
        long key = owner.code();
        for (int p = territory.first(); p != Board.NO_POINT; p = territory.next(p)) {
            key += keys.key(p, Stones.BLACK) * (2 * board.at(p) + 3);
            for (int step : steps) {
                int content = board.at(p + step);
                if (content == Stones.BLACK || content == Stones.WHITE) {
                    key += keys.key(p + step, content) * (depends(p + step, territory) ? CLOSED : OPEN);
                }
            }
        }
        return key;
    }
}
