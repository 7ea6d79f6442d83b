package org.seichi.board;

/**
 * The chains of a mutable board: rings of stones, with the exact set of each chain's liberties.
 *
 * <p>A chain is identified by one of its stones, its head, and its data is stored at the index of the head. Data at other
 * indices is left over from chains that were merged or captured, and becomes valid again when that is undone. Nothing is
 * allocated after construction.
 *
 * <p>Most words of a chain's liberties are 0, so each index records which are not: the others are neither read nor copied.
 */
public final class ChainRings {
    private final int words;
    private final int[] head;
    private final int[] next;
    private final int[] size;
    private final int[] count;
    private final long[] liberties;
    /** By index: a bit for each word of the liberties that is not 0. */
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

    /** Copies the rings of another board of the same size. */
    public void load(ChainRings from) {
        System.arraycopy(from.head, 0, head, 0, head.length);
        System.arraycopy(from.next, 0, next, 0, next.length);
        System.arraycopy(from.size, 0, size, 0, size.length);
        System.arraycopy(from.count, 0, count, 0, count.length);
        System.arraycopy(from.liberties, 0, liberties, 0, liberties.length);
        System.arraycopy(from.filled, 0, filled, 0, filled.length);
    }

    /** The head of the chain of a stone. */
    public int head(int stone) {
        return head[stone];
    }

    /** The next stone of the chain, in a cycle through all its stones. */
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

    /** Whether every liberty of a chain is also one of another. */
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
     * Number of liberties of a chain that none of some other chains has.
     *
     * @param others heads of the other chains, in the first {@code number} elements
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

    /** The next liberty after a point, or {@link Board#NO_POINT}. */
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

    /** Adds a liberty to a chain, if it does not have it. */
    public void addLiberty(int chain, int point) {
        int word = chain * words + (point >>> 6);
        long bit = 1L << point;
        if ((liberties[word] & bit) == 0) {
            liberties[word] |= bit;
            filled[chain] |= 1 << (point >>> 6);
            count[chain]++;
        }
    }

    /** Removes a liberty from a chain, if it has it, and returns the number left. */
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

    /** Makes a stone a new chain without liberties. */
    public void create(int stone) {
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

    /** Adds a stone to a chain, on one of its liberties; the stone's own liberties are added separately. */
    public void extend(int chain, int stone) {
        head[stone] = chain;
        next[stone] = next[chain];
        next[chain] = stone;
        size[chain]++;
        removeLiberty(chain, stone);
    }

    /** Removes the stone that was added last; size and liberties are restored separately. */
    public void retract(int chain, int stone) {
        next[chain] = next[stone];
    }

    /** Merges another chain and its liberties into a chain; the joining point is not a liberty of the result. */
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

    /** Separates an absorbed chain from another one again, whose size and liberties are restored separately. */
    public void release(int chain, int other) {
        splice(chain, other);
        relabel(other, other);
    }

    /** Logs the data at an index, to be restored later. */
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

    /** Restores what {@link #save} has logged. */
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

    /** Joins two rings, or separates them again: its own inverse. */
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
