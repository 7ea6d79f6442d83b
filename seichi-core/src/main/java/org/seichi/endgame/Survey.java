package org.seichi.endgame;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * What an area looks like in the present position: parts that immortal stones part from each other, those that are settled
 * and what they are worth, and how much the others can be worth at most. Territory counting: an empty point is one point, a
 * dead stone two. Its arrays are used again at every position.
 *
 * <p>A part is settled
 *
 * <ul>
 *   <li>as neutral, if it has no stones and all its points touch immortal stones of both colors;
 *   <li>as territory, if only one color's immortal stones touch it, the opponent has no room for two eyes in it, and each
 *       other chain of the owner's in it has two liberties of its own at which he could connect it with immortal stones.
 *       A seki needs no rule: who cannot be captured fills all liberties from outside.
 * </ul>
 */
final class Survey {
    /** A group with two eyes takes up eight points, with the edge on two sides and four lines between the edges. */
    private static final int ROOM_TO_LIVE = 8;

    private static final int WIDE = 4;
    private static final int OUTSIDE = -1;
    private static final int BOTH = 1 << Stones.BLACK | 1 << Stones.WHITE;

    private final SearchBoard board;
    private final Board geometry;
    private final int[] area;
    private final int[] directions;
    /** By place on the board: the number of the part from 1, 0 for immortal stones in the area, {@link #OUTSIDE} else. */
    private final int[] partAt;

    private final int[] queue;
    private final int[] linkedBy;
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
        queue = new int[this.area.length];
        linkedBy = new int[geometry.arrayLength()];
        open = new boolean[this.area.length + 1];
        neutral = new boolean[this.area.length + 1];
    }

    /** Looks at the position that the board shows now. */
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

    /** Points for Black of all settled parts. */
    int settled() {
        return settled;
    }

    /** The most that the other parts can bring Black. */
    int mostBlack() {
        return mostBlack;
    }

    /** The most that the other parts can bring White. */
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

    /** The points of a part. */
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
            if (partAt[point] > 0 && open[partAt[point]] && board.at(point) == Stones.EMPTY) {
                points.add(point);
            }
        }
        return points.build();
    }

    /** The part of a point of the area; 0 for an immortal stone. */
    int partAt(int point) {
        return partAt[point];
    }

    private boolean isFree(int point) {
        return board.at(point) == Stones.EMPTY || !board.isImmortal(point);
    }

    private void survey(int seed) {
        int part = ++parts;
        Arrays.fill(content, 0);
        int size = flood(seed, part);
        int touching = 0;
        boolean isNeutral = content[Stones.BLACK] + content[Stones.WHITE] == 0;
        for (int i = 0; i < size; i++) {
            int immortals = immortalsBeside(queue[i]);
            touching |= immortals;
            isNeutral &= immortals == BOTH;
        }
        int owner = touching == 1 << Stones.BLACK ? Stones.BLACK : touching == 1 << Stones.WHITE ? Stones.WHITE : 0;
        boolean owned = owner != 0 && !opponentCanLive(size) && allLinked(owner, size);
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

    /** Collects a part in the queue and answers its size. */
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

    /** The colors of the immortal stones beside a point, as bits. */
    private int immortalsBeside(int point) {
        int colors = 0;
        for (int direction : directions) {
            int stone = point + direction;
            if (board.at(stone) != Stones.EMPTY && board.at(stone) != Stones.EDGE && board.isImmortal(stone)) {
                colors |= 1 << board.at(stone);
            }
        }
        return colors;
    }

    /** Whether there is room for two eyes away from the owner's immortal stones, and for a group around them. */
    private boolean opponentCanLive(int size) {
        if (size < ROOM_TO_LIVE && Math.min(geometry.width(), geometry.height()) >= WIDE) {
            return false;
        }
        int first = Board.NO_POINT;
        int second = Board.NO_POINT;
        for (int i = 0; i < size; i++) {
            int point = queue[i];
            if (immortalsBeside(point) == 0) {
                boolean apart = first != Board.NO_POINT && !areNeighbors(first, point);
                if (apart || second != Board.NO_POINT) {
                    return true;
                }
                second = first;
                first = point;
            }
        }
        return false;
    }

    private boolean areNeighbors(int one, int other) {
        int distance = Math.abs(one - other);
        return distance == 1 || distance == geometry.stride();
    }

    /** Whether each of the owner's other chains in the part has two ways, its alone, to connect with immortal stones. */
    private boolean allLinked(int owner, int size) {
        if (content[owner] == 0) {
            return true;
        }
        for (int i = 0; i < size; i++) {
            linkedBy[queue[i]] = Board.NO_POINT;
        }
        for (int i = 0; i < size; i++) {
            int stone = queue[i];
            if (board.at(stone) == owner && board.chain(stone) == stone && !isLinked(stone)) {
                return false;
            }
        }
        return true;
    }

    private boolean isLinked(int chain) {
        int ways = 0;
        int liberty = board.nextLiberty(chain, Board.NO_POINT);
        while (liberty != Board.NO_POINT) {
            if (linkedBy[liberty] != Board.NO_POINT) {
                return false;
            }
            linkedBy[liberty] = chain;
            ways += immortalsBeside(liberty) == 0 ? 0 : 1;
            liberty = board.nextLiberty(chain, liberty);
        }
        return ways >= 2;
    }

    /**
     * What the open parts bring Black if all stones stay as they are: empty points that one color surrounds with stones
     * that are immortal or have no neutral liberty. A chain with one is alive in seki and has no territory.
     */
    int standing() {
        int points = 0;
        for (int point : area) {
            if (board.at(point) == Stones.EMPTY && partAt[point] > 0 && open[partAt[point]]) {
                int owner = ownerOfSpace(point);
                points += owner == Stones.BLACK ? 1 : owner == Stones.WHITE ? -1 : 0;
            }
        }
        return points;
    }

    /** Whose the empty space of a point is; 0 if nobody's. */
    private int ownerOfSpace(int point) {
        int size = 0;
        int touching = 0;
        boolean clear = true;
        int[] space = new int[area.length];
        space[size++] = point;
        for (int next = 0; next < size; next++) {
            for (int direction : directions) {
                int neighbor = space[next] + direction;
                int stone = board.at(neighbor);
                if (stone == Stones.EMPTY) {
                    if (!contains(space, size, neighbor)) {
                        space[size++] = neighbor;
                    }
                } else if (stone != Stones.EDGE) {
                    touching |= 1 << stone;
                    clear &= board.isImmortal(neighbor) || !hasNeutralLiberty(neighbor);
                }
            }
        }
        boolean one = touching == 1 << Stones.BLACK || touching == 1 << Stones.WHITE;
        return !one || !clear ? 0 : touching == 1 << Stones.BLACK ? Stones.BLACK : Stones.WHITE;
    }

    private static boolean contains(int[] space, int size, int point) {
        for (int i = 0; i < size; i++) {
            if (space[i] == point) {
                return true;
            }
        }
        return false;
    }

    private boolean hasNeutralLiberty(int stone) {
        int other = Stones.STONES_SUM - board.at(stone);
        int liberty = board.nextLiberty(stone, Board.NO_POINT);
        while (liberty != Board.NO_POINT) {
            for (int direction : directions) {
                if (board.at(liberty + direction) == other) {
                    return true;
                }
            }
            liberty = board.nextLiberty(stone, liberty);
        }
        return false;
    }
}
