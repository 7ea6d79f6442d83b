package org.seichi.structure;

import org.seichi.board.Stones;

/**
 * Counts the liberties that a chain would have after one more stone, without placing the stone.
 *
 * <p>Not thread-safe: it holds scratch space. A query takes time linear in the liberties of the chains next to the point.
 */
public final class LibertyProbe {
    private final Chains chains;
    private final Stones stones;
    private final int stride;
    private final int[] seen;
    private int stamp;

    /** A probe of the given chains. */
    public LibertyProbe(Chains chains) {
        this.chains = chains;
        this.stones = chains.stones();
        this.stride = stones.board().stride();
        this.seen = new int[stones.board().arrayLength()];
    }

    /**
     * Liberties of the chain that a stone would form. Captures are not carried out: the points of chains that the stone
     * would capture do not count.
     *
     * @param point an empty point
     * @param code content code of the stone
     */
    public int libertiesAfter(int point, int code) {
        stamp++;
        seen[point] = stamp;
        return count(point - stride, code)
                + count(point - 1, code)
                + count(point + 1, code)
                + count(point + stride, code);
    }

    /**
     * Number of opposing stones that a stone would capture. A chain touched from several sides counts once for each, so where
     * that matters only distinguish zero from more.
     */
    public int capturesAt(int point, int code) {
        int enemy = Stones.STONES_SUM - code;
        return captured(point - stride, enemy)
                + captured(point - 1, enemy)
                + captured(point + 1, enemy)
                + captured(point + stride, enemy);
    }

    /** Whether a stone would be in atari, or have no liberty, without capturing anything, so that it could be captured at once. */
    public boolean isSelfAtari(int point, int code) {
        return capturesAt(point, code) == 0 && !hasTwoLiberties(point, code);
    }

    /** Whether the chain that a stone would form has two liberties or more, captures not carried out. */
    public boolean hasTwoLiberties(int point, int code) {
        // A neighbor with three liberties keeps at least two when the point is filled.
        return isStrong(point - stride, code)
                || isStrong(point - 1, code)
                || isStrong(point + 1, code)
                || isStrong(point + stride, code)
                || libertiesAfter(point, code) > 1;
    }

    private boolean isStrong(int neighbor, int code) {
        return stones.at(neighbor) == code && chains.libertyCount(chains.at(neighbor)) > 2;
    }

    private int captured(int neighbor, int enemy) {
        if (stones.at(neighbor) != enemy) {
            return 0;
        }
        int chain = chains.at(neighbor);
        return chains.libertyCount(chain) == 1 ? chains.size(chain) : 0;
    }

    private int count(int neighbor, int code) {
        int content = stones.at(neighbor);
        if (content == Stones.EMPTY) {
            return mark(neighbor);
        }
        if (content != code) {
            return 0;
        }
        int chain = chains.at(neighbor);
        int sum = 0;
        for (int i = 0; i < chains.libertyCount(chain); i++) {
            sum += mark(chains.liberty(chain, i));
        }
        return sum;
    }

    private int mark(int point) {
        if (seen[point] == stamp) {
            return 0;
        }
        seen[point] = stamp;
        return 1;
    }
}
