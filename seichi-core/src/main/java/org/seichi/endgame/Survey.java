package org.seichi.endgame;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * Surveys an area in the current position: the parts that immortal stones separate, which of them are settled and for how
 * many points, and the most that the others can be worth. Territory counting: an empty point is one point, a dead stone two.
 * The arrays are reused at every position.
 *
 * <p>A part is settled
 *
 * <ul>
 *   <li>as neutral, if it has no stones and all its points touch immortal stones of both colors;
 *   <li>as territory, if only one color's immortal stones touch it, the opponent has no room for two eyes in it, and each
 *       other chain of the owner in it has two liberties of its own where it can be connected to immortal stones. A seki
 *       needs no rule: stones that cannot be captured can fill all liberties from outside.
 * </ul>
 */
final class Survey {
    private static final int OUTSIDE = -1;

    private final SearchBoard board;
    private final Board geometry;
    private final int[] area;
    private final int[] directions;
    /** By point: the number of the part from 1, 0 for immortal stones in the area, {@link #OUTSIDE} elsewhere. */
    private final int[] partAt;

    private final PartOwner owners;
    private final int[] queue;
    private final int[] content = new int[Stones.EDGE];
    private final boolean[] open;
    private final boolean[] neutral;
    private int parts;
    private int settled;
    private int mostBlack;
    private int mostWhite;
    private boolean stonesInDoubt;

    Survey(SearchBoard board, PointSet area) {
        this.board = board;
        geometry = board.board();
        this.area = area.toArray();
        directions = geometry.directions();
        partAt = new int[geometry.arrayLength()];
        Arrays.fill(partAt, OUTSIDE);
        owners = new PartOwner(board);
        queue = new int[this.area.length];
        open = new boolean[this.area.length + 1];
        neutral = new boolean[this.area.length + 1];
    }

    /** Surveys the current position of the board. */
    void look() {
        parts = 0;
        settled = 0;
        mostBlack = 0;
        mostWhite = 0;
        stonesInDoubt = false;
        for (int point : area) {
            partAt[point] = 0;
        }
        for (int point : area) {
            if (partAt[point] == 0 && isFree(point)) {
                survey(point);
            }
        }
    }

    /** The score of all settled parts, in points for Black. */
    int settled() {
        return settled;
    }

    /** The most points that the other parts can bring Black. */
    int mostBlack() {
        return mostBlack;
    }

    /** The most points that the other parts can bring White. */
    int mostWhite() {
        return mostWhite;
    }

    /** Whether all parts are settled. */
    boolean isSettled() {
        return mostBlack == 0 && mostWhite == 0;
    }

    /** Whether stones stand in parts that are not settled. */
    boolean hasStonesInDoubt() {
        return stonesInDoubt;
    }

    /** The score of the open parts if all stones stay as they are, in points for Black. */
    int standing() {
        return new Standing(board).points(openPoints());
    }

    /** Number of parts; they are numbered from 1. */
    int parts() {
        return parts;
    }

    /** Whether a part is not settled. */
    boolean isOpen(int part) {
        return open[part];
    }

    /** Whether a part has no stones and is neutral. */
    boolean isNeutral(int part) {
        return neutral[part];
    }

    PointSet points(int part) {
        PointSet.Builder points = PointSet.builder(geometry);
        for (int point : area) {
            if (partAt[point] == part) {
                points.add(point);
            }
        }
        return points.build();
    }

    /** The empty points of all parts that are not settled. */
    PointSet openPoints() {
        PointSet.Builder points = PointSet.builder(geometry);
        for (int point : area) {
            if (isOpenAt(point) && board.at(point) == Stones.EMPTY) {
                points.add(point);
            }
        }
        return points.build();
    }

    /** Whether a point lies in a part that is not settled. */
    boolean isOpenAt(int point) {
        return partAt[point] > 0 && open[partAt[point]];
    }

    private boolean isFree(int point) {
        return board.at(point) == Stones.EMPTY || !board.isImmortal(point);
    }

    private void survey(int seed) {
        int part = ++parts;
        Arrays.fill(content, 0);
        int size = flood(seed, part);
        boolean isNeutral = content[Stones.BLACK] + content[Stones.WHITE] == 0 && owners.areNeutral(queue, size);
        int owner = isNeutral ? Stones.EMPTY : owners.of(queue, size);
        boolean owned = owner != Stones.EMPTY;
        neutral[part] = isNeutral;
        open[part] = !isNeutral && !owned;
        if (owned) {
            int points = content[Stones.EMPTY] + 2 * content[Stones.STONES_SUM - owner];
            settled += owner == Stones.BLACK ? points : -points;
        } else if (!isNeutral) {
            mostBlack += content[Stones.EMPTY] + 2 * content[Stones.WHITE];
            mostWhite += content[Stones.EMPTY] + 2 * content[Stones.BLACK];
            stonesInDoubt |= content[Stones.BLACK] + content[Stones.WHITE] > 0;
        }
    }

    /** Flood-fills a part into the queue and returns its size. */
    private int flood(int seed, int part) {
        int size = 0;
        queue[size++] = seed;
        partAt[seed] = part;
        for (int next = 0; next < size; next++) {
            content[board.at(queue[next])]++;
            for (int direction : directions) {
                int neighbor = queue[next] + direction;
                if (partAt[neighbor] == 0 && isFree(neighbor)) {
                    partAt[neighbor] = part;
                    queue[size++] = neighbor;
                }
            }
        }
        return size;
    }
}
