package org.seichi.board;

/**
 * Collects the stones and liberties of one chain at a time from an array of contents that may change between calls, by a
 * flood fill that stops when enough liberties are found. Nothing is allocated after construction.
 */
public final class ChainScan {
    private final byte[] cells;
    private final int stride;
    private final int[] stones;
    private final int[] liberties;
    private final int[] seen;
    private int stamp;
    private int size;
    private int libertyCount;

    /**
     * Creates a scan of an array.
     *
     * @param cells contents as {@link Stones#contents}; not copied
     */
    public ChainScan(Board board, byte[] cells) {
        this.cells = cells;
        stride = board.stride();
        stones = new int[board.size()];
        liberties = new int[board.size()];
        seen = new int[board.arrayLength()];
    }

    /**
     * Collects the chain of a stone until enough liberties are found; the methods below then refer to it. The chain is
     * complete if fewer were found.
     *
     * @return number of liberties found
     */
    public int collect(int stone, int enough) {
        stamp++;
        byte content = cells[stone];
        stones[0] = stone;
        seen[stone] = stamp;
        size = 1;
        libertyCount = 0;
        for (int i = 0; i < size && libertyCount < enough; i++) {
            int point = stones[i];
            visit(point - stride, content);
            visit(point - 1, content);
            visit(point + 1, content);
            visit(point + stride, content);
        }
        return libertyCount;
    }

    private void visit(int point, byte content) {
        if (seen[point] == stamp) {
            return;
        }
        if (cells[point] == Stones.EMPTY) {
            liberties[libertyCount++] = point;
            seen[point] = stamp;
        } else if (cells[point] == content) {
            stones[size++] = point;
            seen[point] = stamp;
        }
    }

    /** Whether the chain of a stone has a liberty; if not, the methods below then refer to the whole chain. */
    public boolean hasLiberty(int stone) {
        return isBesideEmpty(cells, stone, stride) || collect(stone, 1) > 0;
    }

    /** Whether an empty point is next to a point. */
    static boolean isBesideEmpty(byte[] cells, int point, int stride) {
        return cells[point - stride] == Stones.EMPTY
                || cells[point - 1] == Stones.EMPTY
                || cells[point + 1] == Stones.EMPTY
                || cells[point + stride] == Stones.EMPTY;
    }

    /** Number of stones found. */
    public int size() {
        return size;
    }

    /** A stone that was found. */
    public int stone(int index) {
        return stones[index];
    }

    /** Number of liberties found. */
    public int libertyCount() {
        return libertyCount;
    }

    /** A liberty that was found. */
    public int liberty(int index) {
        return liberties[index];
    }
}
