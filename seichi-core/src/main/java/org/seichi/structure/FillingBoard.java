package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.Stones;

/** A scratch board on which points are filled, with captures; no ko, no turns. */
public final class FillingBoard implements Stones {
    private final Board board;
    private final byte[] cells;
    private final int[] directions;
    private final int[] chain;
    private final int[] liberties;
    private final int[] seen;
    private int stamp;
    private int chainSize;
    private int libertyCount;

    /** A board with the stones of a position. */
    public FillingBoard(Stones stones) {
        this.board = stones.board();
        this.cells = stones.contents();
        this.directions = board.directions();
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

    @Override
    public byte[] contents() {
        return cells.clone();
    }

    /** What stands on the board, to come back to. */
    public byte[] save() {
        return cells.clone();
    }

    /** Comes back to what was saved. */
    public void restore(byte[] saved) {
        System.arraycopy(saved, 0, cells, 0, cells.length);
    }

    /** Puts a stone and takes off the enemy chains that it captures. Its own chain stays, with or without liberty. */
    public void place(int point, int code) {
        cells[point] = (byte) code;
        for (int direction : directions) {
            int neighbor = point + direction;
            if (cells[neighbor] == Stones.STONES_SUM - code && !hasLiberty(neighbor)) {
                for (int i = 0; i < chainSize; i++) {
                    cells[chain[i]] = Stones.EMPTY;
                }
            }
        }
    }

    /** Whether the chain of a stone has a liberty; if not, the chain asked for last is this one. */
    private boolean hasLiberty(int stone) {
        collect(stone, 1);
        return libertyCount > 0;
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
        byte content = cells[start];
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

    private void visit(int point, byte content) {
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
