package org.seichi.structure;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * The chains of a position ("strings" in Carta, section 3): solidly connected stones of one color, with their liberties.
 *
 * <p>Chains are numbered from 0 in the order of their first stone, left to right and top to bottom. Built in one scan,
 * linear in the size of the board; the arrays inside are flat, so that asking neither boxes nor allocates.
 */
public final class Chains {
    /** Answer of {@link #at} for a point without a stone. */
    public static final int NONE = -1;

    private final Stones stones;
    private final int[] chainAt;
    private final int[] stonePoints;
    private final int[] stoneStart;
    private final int[] libertyPoints;
    private final int[] libertyStart;
    private final int count;

    private Chains(Scan scan) {
        this.stones = scan.stones;
        this.chainAt = scan.chainAt;
        this.stonePoints = scan.stonePoints;
        this.stoneStart = scan.stoneStart;
        this.libertyPoints = scan.libertyPoints;
        this.libertyStart = scan.libertyStart;
        this.count = scan.count;
    }

    /** Finds the chains of a position. */
    public static Chains of(Stones stones) {
        Scan scan = new Scan(stones);
        scan.run();
        return new Chains(scan);
    }

    /** The position that the chains were read off. */
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

    /** Whose stones they are. */
    public Color color(int chain) {
        return Color.of(code(chain));
    }

    /** Number of stones. */
    public int size(int chain) {
        return stoneStart[chain + 1] - stoneStart[chain];
    }

    /** A stone of the chain; number 0 is the topmost one, and of those the leftmost. */
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

    /** Whether an empty point is a liberty of the chain. Looks at the point's four neighbours only. */
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

    /** The liberties as a set. */
    public PointSet liberties(int chain) {
        return set(libertyPoints, libertyStart, chain);
    }

    private PointSet set(int[] points, int[] start, int chain) {
        return PointSet.of(stones.board(), Arrays.copyOfRange(points, start[chain], start[chain + 1]));
    }

    /** The arrays while they are filled. */
    private static final class Scan {
        private final Stones stones;
        private final Board board;
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
            this.chainAt = new int[board.arrayLength()];
            Arrays.fill(chainAt, NONE);
            this.stonePoints = new int[board.size()];
            this.stoneStart = new int[board.size() + 1];
            this.libertyPoints = new int[board.size()];
            this.libertyStart = new int[board.size() + 1];
            this.libertyOf = new int[board.arrayLength()];
        }

        void run() {
            for (int point = board.first(), last = board.last(); point <= last; point++) {
                int content = stones.at(point);
                if (chainAt[point] == NONE && (content == Stones.BLACK || content == Stones.WHITE)) {
                    collect(point, content);
                }
            }
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
            int at = stones.at(point);
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
}
