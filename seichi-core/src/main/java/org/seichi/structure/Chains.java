package org.seichi.structure;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * The chains of a position ("strings" in Carta, section 3): solidly connected stones of one color, with their liberties.
 *
 * <p>Chains are numbered from 0 in the order of their first stone, left to right and top to bottom. They are found in one
 * scan, linear in the size of the board, and stored in flat arrays, so that simple queries neither box nor allocate.
 */
public final class Chains {
    /** Returned by {@link #at} for a point without a stone. */
    public static final int NONE = -1;

    private final Stones stones;
    private final int[] chainAt;
    private final int[] stonePoints;
    private final int[] stoneStart;
    private final int[] libertyPoints;
    private final int[] libertyStart;
    private final int count;

    private Chains(
            Stones stones,
            int[] chainAt,
            int[] stonePoints,
            int[] stoneStart,
            int[] libertyPoints,
            int[] libertyStart,
            int count) {
        this.stones = stones;
        this.chainAt = chainAt;
        this.stonePoints = stonePoints;
        this.stoneStart = stoneStart;
        this.libertyPoints = libertyPoints;
        this.libertyStart = libertyStart;
        this.count = count;
    }

    /** Finds the chains of a position. */
    public static Chains of(Stones stones) {
        return new Scan(stones).run();
    }

    /**
     * The chains after some of them have been removed: faster than {@link #of} for the remaining position. The others keep
     * their stones and their order, and may gain liberties.
     *
     * @param removed the stones of whole chains
     * @param left the position without them
     */
    Chains without(PointSet removed, Stones left) {
        return new Remainder(this, removed).run(left);
    }

    /** The position of the chains. */
    public Stones stones() {
        return stones;
    }

    /** Number of chains. */
    public int count() {
        return count;
    }

    /** The chain that a stone belongs to, or {@link #NONE} for an empty point or the border. */
    public int at(int point) {
        return chainAt[point];
    }

    /** The content code of the chain's stones. */
    public int code(int chain) {
        return stones.at(stonePoints[stoneStart[chain]]);
    }

    /** The color of the chain's stones. */
    public Color color(int chain) {
        return Color.of(code(chain));
    }

    /** Number of stones. */
    public int size(int chain) {
        return stoneStart[chain + 1] - stoneStart[chain];
    }

    /** A stone of the chain; index 0 is the leftmost stone of its top row. */
    public int stone(int chain, int index) {
        return stonePoints[stoneStart[chain] + index];
    }

    /** Number of liberties. */
    public int libertyCount(int chain) {
        return libertyStart[chain + 1] - libertyStart[chain];
    }

    /** A liberty of the chain. */
    public int liberty(int chain, int index) {
        return libertyPoints[libertyStart[chain] + index];
    }

    /** Whether an empty point is a liberty of the chain. Looks at the point's four neighbors only. */
    public boolean isLiberty(int chain, int point) {
        int stride = stones.board().stride();
        return chainAt[point - stride] == chain
                || chainAt[point - 1] == chain
                || chainAt[point + 1] == chain
                || chainAt[point + stride] == chain;
    }

    /** The stones as a set. */
    public PointSet stones(int chain) {
        return set(stonePoints, stoneStart, chain);
    }

    /** Adds the stones of a chain to a set. */
    void addStones(int chain, PointSet.Builder set) {
        set.addAll(stonePoints, stoneStart[chain], stoneStart[chain + 1]);
    }

    /** The stones of all chains that fulfill a condition. */
    public PointSet stonesWhere(IntPredicate condition) {
        PointSet.Builder set = PointSet.builder(stones.board());
        for (int chain = 0; chain < count; chain++) {
            if (condition.test(chain)) {
                addStones(chain, set);
            }
        }
        return set.build();
    }

    /** The liberties as a set. */
    public PointSet liberties(int chain) {
        return set(libertyPoints, libertyStart, chain);
    }

    private PointSet set(int[] points, int[] start, int chain) {
        return PointSet.builder(stones.board())
                .addAll(points, start[chain], start[chain + 1])
                .build();
    }

    /** The arrays while they are being filled. */
    private static final class Scan {
        private final Stones stones;
        private final Board board;
        private final byte[] contents;
        private final int[] chainAt;
        private final int[] stonePoints;
        private final int[] stoneStart;
        private int[] libertyPoints;
        private final int[] libertyStart;
        private final int[] libertyOf;
        private int stoneCount;
        private int libertyCount;
        private int count;

        Scan(Stones stones) {
            this.stones = stones;
            this.board = stones.board();
            this.contents = stones.contents();
            this.chainAt = new int[board.arrayLength()];
            Arrays.fill(chainAt, NONE);
            this.stonePoints = new int[board.size()];
            this.stoneStart = new int[board.size() + 1];
            this.libertyPoints = new int[board.size()];
            this.libertyStart = new int[board.size() + 1];
            this.libertyOf = new int[board.arrayLength()];
        }

        Chains run() {
            for (int point = board.first(), last = board.last(); point <= last; point++) {
                int content = contents[point];
                if (chainAt[point] == NONE && Stones.isStone(content)) {
                    collect(point, content);
                }
            }
            return new Chains(stones, chainAt, stonePoints, stoneStart, libertyPoints, libertyStart, count);
        }

        private void collect(int start, int content) {
            int stride = board.stride();
            chainAt[start] = count;
            stonePoints[stoneCount++] = start;
            for (int i = stoneStart[count]; i < stoneCount; i++) {
                int point = stonePoints[i];
                visit(point - stride, content);
                visit(point - 1, content);
                visit(point + 1, content);
                visit(point + stride, content);
            }
            count++;
            stoneStart[count] = stoneCount;
            libertyStart[count] = libertyCount;
        }

        private void visit(int point, int content) {
            int at = contents[point];
            if (at == Stones.EMPTY) {
                if (libertyOf[point] != count + 1) {
                    libertyOf[point] = count + 1;
                    if (libertyCount == libertyPoints.length) {
                        libertyPoints = Arrays.copyOf(libertyPoints, 2 * libertyCount);
                    }
                    libertyPoints[libertyCount++] = point;
                }
            } else if (at == content && chainAt[point] == NONE) {
                chainAt[point] = count;
                stonePoints[stoneCount++] = point;
            }
        }
    }

    /** The arrays of the remaining chains while they are being filled. */
    private static final class Remainder {
        private final Chains before;
        private final PointSet removed;
        private final int[] chainAt;
        private final int[] stonePoints;
        private final int[] stoneStart;
        private final int[] libertyPoints;
        private final int[] libertyStart;
        /** Points that become liberties, and the chains that gain them. */
        private final int[] gains;

        private final int[] gainers;
        private int gainCount;
        private int count;

        Remainder(Chains before, PointSet removed) {
            this.before = before;
            this.removed = removed;
            this.chainAt = before.chainAt.clone();
            this.stonePoints = new int[before.stoneStart[before.count]];
            this.stoneStart = new int[before.count + 1];
            int most = 4 * removed.size();
            this.gains = new int[most];
            this.gainers = new int[most];
            this.libertyPoints = new int[before.libertyStart[before.count] + most];
            this.libertyStart = new int[before.count + 1];
        }

        Chains run(Stones left) {
            for (int point = removed.first(); point != Board.NO_POINT; point = removed.next(point)) {
                gainAround(point);
                chainAt[point] = NONE;
            }
            for (int chain = 0; chain < before.count; chain++) {
                if (!removed.contains(before.stone(chain, 0))) {
                    keep(chain);
                }
            }
            return new Chains(left, chainAt, stonePoints, stoneStart, libertyPoints, libertyStart, count);
        }

        private void gainAround(int point) {
            int first = gainCount;
            for (int direction : before.stones.board().directions()) {
                int chain = before.chainAt[point + direction];
                if (chain != NONE && !removed.contains(point + direction) && !isGainer(first, chain)) {
                    gains[gainCount] = point;
                    gainers[gainCount++] = chain;
                }
            }
        }

        private boolean isGainer(int first, int chain) {
            for (int i = first; i < gainCount; i++) {
                if (gainers[i] == chain) {
                    return true;
                }
            }
            return false;
        }

        private void keep(int chain) {
            int size = before.size(chain);
            int stonesEnd = stoneStart[count];
            System.arraycopy(before.stonePoints, before.stoneStart[chain], stonePoints, stonesEnd, size);
            for (int i = stonesEnd; count != chain && i < stonesEnd + size; i++) {
                chainAt[stonePoints[i]] = count;
            }
            int liberties = before.libertyCount(chain);
            int end = libertyStart[count];
            System.arraycopy(before.libertyPoints, before.libertyStart[chain], libertyPoints, end, liberties);
            end += liberties;
            for (int i = 0; i < gainCount; i++) {
                if (gainers[i] == chain) {
                    libertyPoints[end++] = gains[i];
                }
            }
            count++;
            stoneStart[count] = stonesEnd + size;
            libertyStart[count] = end;
        }
    }
}
