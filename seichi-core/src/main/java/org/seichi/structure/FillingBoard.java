package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.Stones;

/** A scratch board on which points are filled, with captures; no ko, no turns. */
public final class FillingBoard implements Stones {
    private final Board board;
    private final int[] cells;
    private final int[] chain;
    private final int[] liberties;
    private final int[] seen;
    private int stamp;
    private int chainSize;
    private int libertyCount;

    /** A board with the stones of a position. */
    public FillingBoard(Stones stones) {
        this.board = stones.board();
        this.cells = new int[board.arrayLength()];
        for (int point = 0; point < cells.length; point++) {
            cells[point] = stones.at(point);
        }
        this.chain = new int[board.size()];
        this.liberties = new int[board.size()];
        this.seen = new int[board.arrayLength()];
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public int at(int point) {
        return cells[point];
    }

    /** What stands on the board, to come back to. */
    public int[] save() {
        return cells.clone();
    }

    /** Comes back to what was saved. */
    public void restore(int[] saved) {
        System.arraycopy(saved, 0, cells, 0, cells.length);
    }

    /** Puts a stone and takes off the enemy chains that it captures. Its own chain stays, with or without liberty. */
    public void place(int point, int code) {
        cells[point] = code;
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.neighbor(point, direction);
            if (cells[neighbor] == Stones.STONES_SUM - code && libertiesOf(neighbor) == 0) {
                for (int i = 0; i < chainSize; i++) {
                    cells[chain[i]] = Stones.EMPTY;
                }
            }
        }
    }

    /** Number of liberties of the chain of a stone; {@link #liberty} and {@link #stone} then speak of this chain. */
    public int libertiesOf(int stone) {
        collect(stone, Integer.MAX_VALUE);
        return libertyCount;
    }

    /** Whether the chain of a stone has one liberty; if so, {@link #liberty} and {@link #stone} then speak of it. */
    public boolean isInAtari(int stone) {
        collect(stone, 2);
        return libertyCount == 1;
    }

    /** Whether the chain of a stone has one liberty or none; if so, the questions below then speak of it. */
    public boolean isShort(int stone) {
        collect(stone, 2);
        return libertyCount < 2;
    }

    /** Number of liberties of the chain asked for last, if it was short of them. */
    public int libertyCount() {
        return libertyCount;
    }

    /** Number of stones of the chain of a stone. */
    public int sizeOf(int stone) {
        collect(stone, Integer.MAX_VALUE);
        return chainSize;
    }

    /** Number of stones of the chain asked for last. */
    public int chainSize() {
        return chainSize;
    }

    /** A liberty of the chain asked for last. */
    public int liberty(int index) {
        return liberties[index];
    }

    /** A stone of the chain asked for last. */
    public int stone(int index) {
        return chain[index];
    }

    /** Collects the chain of a stone, and gives up when enough liberties are found. */
    private void collect(int start, int enough) {
        stamp++;
        int content = cells[start];
        int stride = board.stride();
        chain[0] = start;
        seen[start] = stamp;
        chainSize = 1;
        libertyCount = 0;
        for (int i = 0; i < chainSize && libertyCount < enough; i++) {
            int stone = chain[i];
            visit(stone - stride, content);
            visit(stone - 1, content);
            visit(stone + 1, content);
            visit(stone + stride, content);
        }
    }

    private void visit(int point, int content) {
        if (seen[point] == stamp) {
            return;
        }
        if (cells[point] == Stones.EMPTY) {
            liberties[libertyCount++] = point;
            seen[point] = stamp;
        } else if (cells[point] == content) {
            chain[chainSize++] = point;
            seen[point] = stamp;
        }
    }
}
