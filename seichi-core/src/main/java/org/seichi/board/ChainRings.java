package org.seichi.board;

/**
 * The chains of a board on which stones are put and taken off: rings of stones with the exact set of their liberties.
 *
 * <p>A chain goes by the point of one of its stones, its head. What belongs to a chain stands at the index of its head;
 * whatever stands at other indices is left over from chains that were joined or captured, and is valid again once that is
 * undone. Nothing here is allocated after construction.
 *
 * <p>Few words of a chain's liberties hold any, so each index knows which: the others are neither read nor copied.
 */
public final class ChainRings {
    private final int words;
    private final int[] head;
    private final int[] next;
    private final int[] size;
    private final int[] count;
    private final long[] liberties;
    /** By index, as bits: the words of the liberties that are not 0. */
    private final int[] filled;

    /** Rings for a board without stones. */
    public ChainRings(Board board) {
        int length = board.arrayLength();
        words = (length + 63) >>> 6;
        head = new int[length];
        next = new int[length];
        size = new int[length];
        count = new int[length];
        liberties = new long[length * words];
        filled = new int[length];
    }

    /** Takes over everything from the rings of another board of the same size. */
    public void load(ChainRings from) {
        System.arraycopy(from.head, 0, head, 0, head.length);
        System.arraycopy(from.next, 0, next, 0, next.length);
        System.arraycopy(from.size, 0, size, 0, size.length);
        System.arraycopy(from.count, 0, count, 0, count.length);
        System.arraycopy(from.liberties, 0, liberties, 0, liberties.length);
        System.arraycopy(from.filled, 0, filled, 0, filled.length);
    }

    /** The chain of a stone: its head. */
    public int head(int stone) {
        return head[stone];
    }

    /** The stone that follows in the chain; after the last one comes the first again. */
    public int next(int stone) {
        return next[stone];
    }

    /** Number of stones. */
    public int size(int chain) {
        return size[chain];
    }

    /** Number of liberties. */
    public int liberties(int chain) {
        return count[chain];
    }

    /** Whether a point is a liberty of a chain. */
    public boolean isLiberty(int chain, int point) {
        return (liberties[chain * words + (point >>> 6)] & (1L << point)) != 0;
    }

    /** Whether every liberty of a chain is one of another. */
    public boolean sharesLiberties(int chain, int other) {
        if ((filled[chain] & ~filled[other]) != 0) {
            return false;
        }
        for (int rest = filled[chain]; rest != 0; rest &= rest - 1) {
            int word = Integer.numberOfTrailingZeros(rest);
            if ((liberties[chain * words + word] & ~liberties[other * words + word]) != 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Number of liberties of a chain that some other chains do not have.
     *
     * @param others chains; only the first of them, as many as are given, are looked at
     */
    public int libertiesBeside(int chain, int[] others, int number) {
        int left = 0;
        for (int rest = filled[chain]; rest != 0; rest &= rest - 1) {
            int word = Integer.numberOfTrailingZeros(rest);
            long here = liberties[chain * words + word];
            for (int i = 0; i < number; i++) {
                here &= ~liberties[others[i] * words + word];
            }
            left += Long.bitCount(here);
        }
        return left;
    }

    /** The liberty that follows a point, or {@link Board#NO_POINT}. */
    public int nextLiberty(int chain, int point) {
        int from = point + 1;
        int index = from >>> 6;
        int base = chain * words;
        int rest = filled[chain] >>> index;
        if ((rest & 1) != 0) {
            long word = liberties[base + index] & (-1L << from);
            if (word != 0) {
                return (index << 6) + Long.numberOfTrailingZeros(word);
            }
        }
        rest >>>= 1;
        if (rest == 0) {
            return Board.NO_POINT;
        }
        index += 1 + Integer.numberOfTrailingZeros(rest);
        return (index << 6) + Long.numberOfTrailingZeros(liberties[base + index]);
    }

    /** Gives a chain a liberty, if it does not have it. */
    public void addLiberty(int chain, int point) {
        int word = chain * words + (point >>> 6);
        long bit = 1L << point;
        if ((liberties[word] & bit) == 0) {
            liberties[word] |= bit;
            filled[chain] |= 1 << (point >>> 6);
            count[chain]++;
        }
    }

    /** Takes a liberty from a chain, if it had it, and returns how many are left. */
    public int removeLiberty(int chain, int point) {
        int word = chain * words + (point >>> 6);
        long bit = 1L << point;
        if ((liberties[word] & bit) != 0) {
            liberties[word] ^= bit;
            count[chain]--;
            if (liberties[word] == 0) {
                filled[chain] ^= 1 << (point >>> 6);
            }
        }
        return count[chain];
    }

    /** Makes a stone a chain of its own, without liberties. */
    public void found(int stone) {
        head[stone] = stone;
        next[stone] = stone;
        size[stone] = 1;
        clear(stone);
    }

    private void clear(int index) {
        for (int rest = filled[index]; rest != 0; rest &= rest - 1) {
            liberties[index * words + Integer.numberOfTrailingZeros(rest)] = 0;
        }
        filled[index] = 0;
        count[index] = 0;
    }

    /** Adds a stone on a liberty of a chain; the liberties that it brings are added apart. */
    public void extend(int chain, int stone) {
        head[stone] = chain;
        next[stone] = next[chain];
        next[chain] = stone;
        size[chain]++;
        removeLiberty(chain, stone);
    }

    /** Takes off the stone that was added last; size and liberties are restored apart. */
    public void retract(int chain, int stone) {
        next[chain] = next[stone];
    }

    /** Makes the stones and liberties of one chain those of another, but for the point that joins them. */
    public void absorb(int chain, int other, int joint) {
        relabel(other, chain);
        splice(chain, other);
        size[chain] += size[other];
        int base = chain * words;
        int from = other * words;
        for (int rest = filled[other]; rest != 0; rest &= rest - 1) {
            int word = Integer.numberOfTrailingZeros(rest);
            long more = liberties[from + word] & ~liberties[base + word];
            liberties[base + word] |= more;
            count[chain] += Long.bitCount(more);
        }
        filled[chain] |= filled[other];
        removeLiberty(chain, joint);
    }

    /** Gives a chain its stones back; size and liberties of the one that held them are restored apart. */
    public void release(int chain, int other) {
        splice(chain, other);
        relabel(other, other);
    }

    /** What stands at an index, to be restored later. */
    public void save(int index, int stone, UndoLog log) {
        log.putInt(head[stone]);
        log.putInt(next[stone]);
        log.putInt(size[index]);
        for (int rest = filled[index]; rest != 0; rest &= rest - 1) {
            log.putLong(liberties[index * words + Integer.numberOfTrailingZeros(rest)]);
        }
        log.putInt(count[index]);
        log.putInt(filled[index]);
    }

    /** Restores what {@link #save} has written. */
    public void restore(int index, int stone, UndoLog log) {
        clear(index);
        filled[index] = log.takeInt();
        count[index] = log.takeInt();
        for (int rest = filled[index]; rest != 0; ) {
            int highest = 31 - Integer.numberOfLeadingZeros(rest);
            liberties[index * words + highest] = log.takeLong();
            rest ^= 1 << highest;
        }
        size[index] = log.takeInt();
        next[stone] = log.takeInt();
        head[stone] = log.takeInt();
    }

    /** Joins two rings, or parts them again: its own inverse. */
    private void splice(int chain, int other) {
        int after = next[chain];
        next[chain] = next[other];
        next[other] = after;
    }

    private void relabel(int start, int newHead) {
        int stone = start;
        do {
            head[stone] = newHead;
            stone = next[stone];
        } while (stone != start);
    }
}
