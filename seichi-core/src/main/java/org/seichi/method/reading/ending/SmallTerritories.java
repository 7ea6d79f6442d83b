package org.seichi.method.reading.ending;

import java.util.Arrays;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.StoneKeys;
import org.seichi.board.Stones;
import org.seichi.score.Ownership;
import org.seichi.search.SearchBoard;

/**
 * Finds small territories that contain all liberties of some chain: parts of what a player owned when the record ended, with
 * the dead stones in them.
 */
final class SmallTerritories {
    /** In points: a larger territory has room for two eyes, or is too large to read. */
    private static final int MOST_POINTS = 10;

    private static final long CLOSED = 0x9E3779B97F4A7C15L;
    private static final long OPEN = 0xD1342543DE82EF95L;

    private final SearchBoard board;
    private final Ownership owners;
    private final StoneKeys keys;
    private final int[] steps;
    private final int[] marks;
    /** By chain, the first of its stones found beside a territory. */
    private final int[] firstBeside;

    private final int[] points = new int[MOST_POINTS];
    private int mark;
    private int size;

    SmallTerritories(SearchBoard board, Ownership owners) {
        this.board = board;
        this.owners = owners;
        this.keys = StoneKeys.of(board.board());
        this.steps = board.board().directions();
        this.marks = new int[board.board().arrayLength()];
        this.firstBeside = new int[board.board().arrayLength()];
    }

    /** The territory that contains all liberties of a living chain; empty if none is small and closed. */
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
        return small ? Optional.of(PointSet.of(board.board(), Arrays.copyOf(points, size))) : Optional.empty();
    }

    private boolean addLiberties(int stone, PointSet own) {
        for (int p = board.nextLiberty(stone, Board.NO_POINT); p != Board.NO_POINT; p = board.nextLiberty(stone, p)) {
            if (!own.contains(p) || !add(p)) {
                return false;
            }
        }
        return true;
    }

    /** Adds dead stones adjacent to the chain: capturing them may yield liberties, even if it has none there at present. */
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

    /** Adds the neighbors of a point that belong to the territory; returns false if there is a way out, or if it gets too large. */
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

    /** Adds a point; returns false if there is no room for it. */
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

    /** The stones of a player's chains around a territory. */
    PointSet chainsAround(PointSet territory, Color owner) {
        return WalledTerritory.walls(board, owner, territory, stone -> true);
    }

    /** The stones of these chains that are without liberties elsewhere. */
    PointSet dependentOn(PointSet territory, Color owner) {
        return WalledTerritory.walls(board, owner, territory, stone -> depends(stone, territory));
    }

    /** Whether all liberties of the chain of a stone are in a territory. */
    private boolean depends(int stone, PointSet territory) {
        int liberty = board.nextLiberty(stone, Board.NO_POINT);
        while (liberty != Board.NO_POINT && territory.contains(liberty)) {
            liberty = board.nextLiberty(stone, liberty);
        }
        return liberty == Board.NO_POINT;
    }

    /** A hash of the contents of a territory, the stones around it, and which of their chains depend on it. */
    long key(PointSet territory, Color owner) {
        long key = owner.code();
        for (int p = territory.first(); p != Board.NO_POINT; p = territory.next(p)) {
            key += keys.key(p, Stones.BLACK) * (2 * board.at(p) + 3);
            for (int step : steps) {
                int content = board.at(p + step);
                if (Stones.isStone(content)) {
                    key += keys.key(p + step, content) * (depends(p + step, territory) ? CLOSED : OPEN);
                }
            }
        }
        return key;
    }

    /** A hash of which stones beside a territory belong to one chain: play elsewhere may join them or keep them apart. */
    long connections(PointSet territory) {
        long hash = 0;
        mark++;
        for (int p = territory.first(); p != Board.NO_POINT; p = territory.next(p)) {
            for (int step : steps) {
                int content = board.at(p + step);
                if (Stones.isStone(content)) {
                    int chain = board.chain(p + step);
                    if (marks[chain] != mark) {
                        marks[chain] = mark;
                        firstBeside[chain] = p + step;
                    }
                    hash += keys.key(p + step, content) * (2L * firstBeside[chain] + 1);
                }
            }
        }
        return hash;
    }
}
